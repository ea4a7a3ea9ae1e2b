// A page of many parts is drawn part by part, each in a task of its own: a slow phone answers meanwhile.

const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function goOn(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    waiting.shift()?.();
    if (waiting.length > 0) goOn();
  });
}

/** Do something after all that waits already; returns how to leave it. */
export function inTurn(job: () => void): () => void {
  waiting.push(job);
  goOn();
  return () => {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
  };
}
