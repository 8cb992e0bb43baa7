import type { Progress } from '../util/progress';

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

  /** @param nowMs the time in milliseconds, for tests */
  constructor(
    private readonly terminal: Terminal,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.startedAtMs = nowMs();
  }

  /** Shows how far a step is: `composing pages 120 of 1,600` */
  show({ step, done, total }: Progress): void {
    const nowMs = this.nowMs();
    if (nowMs - this.startedAtMs < SHOWN_AFTER_MS || nowMs - this.shownAtMs < INTERVAL_MS) return;
    this.shownAtMs = nowMs;
    const numbers = [done, total].map((number) => number.toLocaleString('en'));
    const text = `${step} ${numbers.join(' of ')}`;
    // In a line of all columns, some terminals move to the next line.
    this.terminal.write(ERASE + text.slice(0, (this.terminal.columns || DEFAULT_COLUMNS) - 1));
  }

  /** Erases the line, before anything else is printed. */
  end(): void {
    if (this.shownAtMs > 0) this.terminal.write(ERASE);
    this.shownAtMs = 0;
  }
}
