// Which step this tab was at, so that a reload does not begin from the start.

const KEY = "luxor.learn";

export function keptStep(): number {
  try {
    const step = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(step) ? step : 0;
  } catch {
    return 0;
  }
}

export function keepStep(step: number): void {
  try {
    sessionStorage.setItem(KEY, String(step));
  } catch {
    // then a reload begins from the start
  }
}
