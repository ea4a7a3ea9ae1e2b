// A page of many parts is drawn part by part, each in a task of its own: a slow phone answers meanwhile.

const waiting: (() => void)[] = [];
let next = 0; // where the next one comes: the parts of a part before those that wait already
let timer: ReturnType<typeof setTimeout> | undefined;

function goOn(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    next = 0;
    waiting.shift()?.();
    if (waiting.length > 0) goOn();
  });
}

/** Whether parts of the page are still to come. */
export function isDrawing(): boolean {
  return waiting.length > 0;
}

/** Do something when its turn has come; returns how to leave it. */
export function inTurn(job: () => void): () => void {
  waiting.splice(next, 0, job);
  next += 1;
  goOn();
  return () => {
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (at < next) next -= 1;
  };
}
