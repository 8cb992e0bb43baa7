import { reloadDocument } from './reloadDocument';

const fetch = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
  history.replaceState(null, '', '/blog?page=2');
});

describe('reloadDocument', () => {
  it('loads the document when the server has an answer', async () => {
    // That is what jsdom says when it has to load a document.
    const notImplemented = jest.spyOn(console, 'error').mockImplementation();
    fetch.mockResolvedValue({ ok: true });
    void reloadDocument();
    await new Promise(process.nextTick);
    expect(String(notImplemented.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('asks the server for the document before the browser gives up the one that is shown', async () => {
    fetch.mockResolvedValue({ ok: false, status: 503 });
    await expect(reloadDocument()).rejects.toThrow('/blog answered 503');
    expect(fetch.mock.calls).toEqual([
      ['http://localhost/blog?page=2', { method: 'HEAD', cache: 'no-store' }],
    ]);
  });
});
