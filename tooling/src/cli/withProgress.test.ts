import { countProgress } from '../util/progress';
import { withProgress } from './withProgress';

const { isTTY } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTTY;
  jest.restoreAllMocks();
});

/** What is written to the standard error while pages are composed for longer than a second. */
async function progressOf(terminal: boolean, json?: true): Promise<string> {
  let written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  process.stderr.isTTY = terminal;
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const countComposed = countProgress('composing pages', 1_600);
  await withProgress({ json }, () => {
    now.mockReturnValue(2_000);
    countComposed(120);
    return Promise.resolve();
  });
  countComposed();
  return written;
}

describe('withProgress', () => {
  it('shows on a terminal how far the command is, and erases it at the end', async () => {
    expect(await progressOf(true)).toBe('\r\u001b[Kcomposing pages 120 of 1,600\r\u001b[K');
  });

  it.each([
    ['where the standard error is no terminal', false, undefined],
    ['with --json', true, true],
  ] as const)('shows nothing %s', async (_where, terminal, json) => {
    expect(await progressOf(terminal, json)).toBe('');
  });
});
