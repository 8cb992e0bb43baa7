import { reportError } from '../errors/reportError';
import { reportUncaughtErrors } from './reportUncaughtErrors';

jest.mock('../errors/reportError');

const CHUNK = 'http://localhost/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/common.js';
const SHELL = 'http://localhost/releases/shell/5e115e115e115e11/browser/shell.js';

function errorAt(...files: readonly string[]): Error {
  const error = new Error('No fares today');
  error.stack = [String(error), ...files.map((file) => `    at fares (${file}:1:2)`)].join('\n');
  return error;
}

beforeAll(() => {
  reportUncaughtErrors();
});

beforeEach(() => {
  jest.mocked(reportError).mockReset();
});

describe('reportUncaughtErrors', () => {
  it('names remote, release and cause of what a remote throws, also when the shell has called it', () => {
    const cause = errorAt(CHUNK, SHELL);
    window.dispatchEvent(new ErrorEvent('error', { error: cause }));
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ remote: 'mfe-deals', version: 'd0d0d0d0d0d0d0d0', step: 'page', cause })],
    ]);
  });

  it('names them of a promise that nobody handles', () => {
    const cause = errorAt(CHUNK);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: cause }));
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-deals', cause }));
  });

  it('finds the release in the address of the script when what was thrown has no stack', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: 'No fares today', filename: CHUNK }));
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mfe-deals' }));
  });

  it.each([
    ['the shell', { error: errorAt(SHELL, CHUNK) }],
    ['an extension', { error: errorAt('chrome-extension://x/y.js') }],
    ['a file that did not load', {}],
  ])('leaves errors of others to the browser: %s', (_who, init) => {
    window.dispatchEvent(new ErrorEvent('error', init));
    expect(reportError).not.toHaveBeenCalled();
  });
});
