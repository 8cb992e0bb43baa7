import { ProgressLine } from './ProgressLine';

const ERASE = '\r\u001b[K';

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
    line.advance('writing pages');
    nowMs += 999;
    line.advance('writing pages');
    line.end();
    expect(written).toEqual([]);
  });

  it('shows the step and how many objects it has done, ten times a second', () => {
    const line = createLine();
    line.advance('storing files');
    nowMs += 1_000;
    line.advance('storing files');
    nowMs += 99;
    line.advance('storing files');
    nowMs += 1;
    line.advance('storing files');
    nowMs += 100;
    line.advance('writing pages');
    expect(written).toEqual(
      ['storing files: 2', 'storing files: 4', 'writing pages: 1'].map((text) => ERASE + text),
    );
  });

  it('is erased at the end', () => {
    const line = createLine();
    nowMs += 1_000;
    line.advance('writing pages');
    line.end();
    line.end();
    expect(written.slice(1)).toEqual([ERASE]);
  });

  it('is cut off before it fills a line of the terminal', () => {
    const line = createLine(10);
    nowMs += 1_000;
    line.advance('writing pages');
    expect(written).toEqual([`${ERASE}writing p`]);
  });
});
