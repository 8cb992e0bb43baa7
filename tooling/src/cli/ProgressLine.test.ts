import type { Progress } from '../util/progress';
import { ProgressLine } from './ProgressLine';

const ERASE = '\r\u001b[K';
const WRITING: Progress = { step: 'writing pages', done: 1, total: undefined };

let nowMs: number;
let written: string[];

function createLine(columns = 80): ProgressLine {
  const write = (text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  };
  return new ProgressLine({ write, columns }, () => nowMs);
}

beforeEach(() => {
  nowMs = 5_000;
  written = [];
});

describe('ProgressLine', () => {
  it('shows nothing for a command that takes less than a second', () => {
    const line = createLine();
    line.show(WRITING);
    nowMs += 999;
    line.show(WRITING);
    line.end();
    expect(written).toEqual([]);
  });

  it('shows the step and how much of it is done, ten times a second', () => {
    const line = createLine();
    const show = (step: string, done: number, total?: number) => {
      line.show({ step, done, total });
    };
    show('composing pages', 1, 1_600);
    nowMs += 1_000;
    show('composing pages', 120, 1_600);
    nowMs += 99;
    show('composing pages', 121, 1_600);
    nowMs += 1;
    show('composing pages', 1_500, 1_600);
    nowMs += 100;
    show('reading pages', 1_234);
    expect(written).toEqual(
      ['composing pages 120 of 1,600', 'composing pages 1,500 of 1,600', 'reading pages 1,234'].map(
        (text) => ERASE + text,
      ),
    );
  });

  it('is erased at the end', () => {
    const line = createLine();
    nowMs += 1_000;
    line.show(WRITING);
    line.end();
    line.end();
    expect(written.slice(1)).toEqual([ERASE]);
  });

  it('is cut off before it fills a line of the terminal', () => {
    const line = createLine(10);
    nowMs += 1_000;
    line.show(WRITING);
    expect(written).toEqual([`${ERASE}writing p`]);
  });
});
