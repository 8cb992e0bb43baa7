import { RemoteError } from './RemoteError';

describe('RemoteError', () => {
  const cause = new Error('Failed to fetch');

  it('names remote, release, phase and reason', () => {
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

  it('names an unknown release, and a cause that is not an error', () => {
    const error = new RemoteError({ remote: 'mfe-deals', phase: 'release', cause: 'offline' });
    expect(error.message).toBe('mfe-deals@unknown failed (release): offline');
    expect(error.release).toBeUndefined();
  });
});
