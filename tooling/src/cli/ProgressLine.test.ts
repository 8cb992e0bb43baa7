import type { Progress } from '../util/progress';
import { ProgressLine } from './ProgressLine';

const ERASE = '\r\u001b[K';
const WRITING: Progress = { step: 'writing pages', done: 1, total: 2 };

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
    const show = (done: number) => {
      line.show({ step: 'composing pages', done, total: 1_600 });
    };
    show(1);
    nowMs += 1_000;
    show(120);
    nowMs += 99;
    show(121);
    nowMs += 1;
    show(1_500);
    expect(written).toEqual(
      ['composing pages 120 of 1,600', 'composing pages 1,500 of 1,600'].map((text) => ERASE + text),
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
