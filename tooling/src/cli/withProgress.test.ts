import { countProgress } from '../util/progress';
import { withProgress } from './withProgress';

const ERASE = '\r\u001b[K';
const { isTTY, columns } = process.stderr;
let nowMs: number;

beforeEach(() => {
  nowMs = 5_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => {
  Object.assign(process.stderr, { isTTY, columns });
  jest.restoreAllMocks();
});

/** What is written to the standard error when so many pages are done after so many milliseconds. */
async function written(
  steps: readonly (readonly [atMs: number, done: number])[],
  terminal: object,
  json?: true,
) {
  let text = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((part) => {
    text += String(part);
    return true;
  });
  Object.assign(process.stderr, { columns: 80, ...terminal });
  const count = countProgress('rendering pages', 1_600);
  await withProgress({ json }, () => {
    for (const [atMs, done] of steps) {
      nowMs = 5_000 + atMs;
      count(done);
    }
    return Promise.resolve();
  });
  count();
  return text;
}

describe('withProgress', () => {
  it('shows after a second how far the command is, ten times a second, and erases it at the end', async () => {
    const steps = [
      [0, 1],
      [999, 1],
      [1_000, 118],
      [1_099, 1],
      [1_100, 1_379],
    ] as const;
    expect(await written(steps, { isTTY: true })).toBe(
      `${ERASE}rendering pages 120 of 1,600${ERASE}rendering pages 1,500 of 1,600${ERASE}`,
    );
  });

  it('is cut off before it fills a line of the terminal', async () => {
    expect(await written([[1_000, 1]], { isTTY: true, columns: 10 })).toBe(`${ERASE}rendering${ERASE}`);
  });

  it.each([
    ['of a command that takes less than a second', 999, true, undefined],
    ['where the standard error is no terminal', 2_000, false, undefined],
    ['with --json', 2_000, true, true],
  ] as const)('shows nothing %s', async (_what, atMs, terminal, json) => {
    expect(await written([[atMs, 1]], { isTTY: terminal }, json)).toBe('');
  });
});
