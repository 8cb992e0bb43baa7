import { RemoteError } from './RemoteError';

describe('RemoteError', () => {
  const cause = new Error('Failed to fetch');

  it('names remote, version, step and reason', () => {
    const error = new RemoteError({ remote: 'mfe-deals', version: 'd0d0', step: 'script', cause });
    expect(error).toMatchObject({
      name: 'RemoteError',
      message: 'mfe-deals@d0d0 failed (script): Failed to fetch',
      remote: 'mfe-deals',
      version: 'd0d0',
      step: 'script',
      cause,
    });
  });

  it('names an unknown version, and a cause that is not an error', () => {
    const error = new RemoteError({ remote: 'mfe-deals', step: 'release', cause: 'offline' });
    expect(error.message).toBe('mfe-deals@unknown failed (release): offline');
    expect(error.version).toBeUndefined();
  });
});
