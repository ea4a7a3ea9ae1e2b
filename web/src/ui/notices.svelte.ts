// Short notices that go by themselves: "Copied", "The server cannot be reached".

interface Notice {
  readonly id: number;
  readonly text: string;
}

const STAYS = 6000;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Whether a part of the page is missing, which is said until somebody has read it. */
  lacks = $state(false);
  /** How many windows lie over the page: notices are shown in the uppermost. */
  windows = $state(0);
  private number = 0;

  /** Returns by what number it can be dropped before its time. */
  add(text: string): number {
    const notice = { id: ++this.number, text };
    this.list = [...this.list.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.id), STAYS);
    return notice.id;
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();

/** Tell somebody something in a sentence; it is shown, read out, and goes after a while. */
export function notify(text: string): void {
  notices.add(text);
}
