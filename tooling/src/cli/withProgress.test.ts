import { MemoryStore } from '../testing/MemoryStore';
import { withProgress } from './withProgress';

const store = new MemoryStore();
const { isTTY } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTTY;
  jest.restoreAllMocks();
});

/** What is written to the standard error while pages are read for longer than a second. */
async function progressOf(terminal: boolean, json?: true): Promise<string> {
  let written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  process.stderr.isTTY = terminal;
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  await withProgress(store, { json }, async (watched) => {
    now.mockReturnValue(2_000);
    await watched.get('index.html');
  });
  return written;
}

describe('withProgress', () => {
  it('shows on a terminal what is done, and erases it at the end', async () => {
    expect(await progressOf(true)).toBe('\r\u001b[Kcomparing pages: 1\r\u001b[K');
  });

  it.each([
    ['where the standard error is no terminal', false, undefined],
    ['with --json', true, true],
  ] as const)('shows nothing %s', async (_where, terminal, json) => {
    expect(await progressOf(terminal, json)).toBe('');
  });
});
