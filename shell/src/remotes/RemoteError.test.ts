import { RemoteError } from './RemoteError';

describe('The error of a remote', () => {
  const cause = new Error('Failed to fetch');

  it('says whose it is, how far it came, and why', () => {
    const error = new RemoteError({ remote: 'mfe-deals', release: 'd0d0', phase: 'script', cause });
    expect(error).toMatchObject({
      name: 'RemoteError',
      message: 'mfe-deals@d0d0 failed (script): Failed to fetch',
      remote: 'mfe-deals',
      release: 'd0d0',
      phase: 'script',
      cause,
    });
  });

  it('says so when the release is not known, or the cause is no error', () => {
    const error = new RemoteError({ remote: 'mfe-deals', phase: 'release', cause: 'offline' });
    expect(error.message).toBe('mfe-deals@unknown failed (release): offline');
    expect(error.release).toBeUndefined();
  });
});
