/** A command that takes no longer than this shows nothing. */
const SHOWN_AFTER_MS = 1_000;
/** More often, nobody could read it, and writing would take longer than what is shown. */
const INTERVAL_MS = 100;
/** Moves to the beginning of the line and erases it. */
const ERASE = '\r\u001b[K';
const DEFAULT_COLUMNS = 80;

/** The part of a terminal that is used. */
export type Terminal = Pick<NodeJS.WriteStream, 'write' | 'columns'>;

/** One line on a terminal that is written again and again, and tells what a command is doing. */
export class ProgressLine {
  private readonly startedAtMs: number;
  private shownAtMs = 0;
  /** By step: some are done at the same time. */
  private readonly counts = new Map<string, number>();

  /** @param nowMs the time in milliseconds, for tests */
  constructor(
    private readonly terminal: Terminal,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.startedAtMs = nowMs();
  }

  /**
   * Counts one more object of a step.
   * @param step what is being done: `writing pages`
   */
  advance(step: string): void {
    const count = (this.counts.get(step) ?? 0) + 1;
    this.counts.set(step, count);
    const nowMs = this.nowMs();
    if (nowMs - this.startedAtMs < SHOWN_AFTER_MS || nowMs - this.shownAtMs < INTERVAL_MS) return;
    this.shownAtMs = nowMs;
    const text = `${step}: ${String(count)}`;
    // In a line of all columns, some terminals move to the next line.
    this.terminal.write(ERASE + text.slice(0, (this.terminal.columns || DEFAULT_COLUMNS) - 1));
  }

  /** Erases the line, before anything else is printed. */
  end(): void {
    if (this.shownAtMs > 0) this.terminal.write(ERASE);
    this.shownAtMs = 0;
  }
}
