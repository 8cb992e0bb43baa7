import { reportError } from '../errors/reportError';
import { settle } from '../testing/settle';
import { Loading, SLOW_AFTER_MS } from './Loading';

jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');
const fetch = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const never = () => new Promise<never>(() => undefined);
const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
/** jsdom says that it cannot load a document when it is to load one. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(reportError).mockReset();
  refetchFailed.mockReset().mockResolvedValue();
  fetch.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch });
  history.replaceState(null, '', '/blog?page=2');
});

const refetchFailed = jest.fn<Promise<void>, []>();
const create = () => new Loading((cause) => cause);

/** Something that has failed. */
async function failed() {
  const loading = create();
  loading.begin(() => Promise.reject(OFFLINE));
  await settle();
  return loading;
}

const hasReloaded = () => String(consoleError.mock.calls[0]?.[0]).includes('navigation');

describe('Loading', () => {
  it('is late after four seconds, which is reported, and goes on', async () => {
    const loading = new Loading((cause) => new Error('The page is late', { cause }));
    loading.begin(async () => {
      await later(60_000);
      loading.end();
    });
    await settle(SLOW_AFTER_MS - 1);
    expect(loading.phase.get()).toBe('loading');
    await settle(1);
    expect(loading.phase.get()).toBe('slow');
    expect(reportError).toHaveBeenCalledWith(new Error('The page is late'));
    await settle(60_000);
    expect(loading.phase.get()).toBe('ready');
  });

  it('says nothing of an attempt that another has replaced', async () => {
    const loading = create();
    loading.begin(async () => {
      await later(100);
      throw OFFLINE;
    });
    loading.begin(never);
    await settle(100);
    expect(loading.phase.get()).toBe('loading');
    expect(reportError).not.toHaveBeenCalled();
  });
});

describe('Try again', () => {
  it('loads the document after what has failed was fetched anew, when the server has an answer for it', async () => {
    const loading = await failed();
    refetchFailed.mockReturnValue(later(100));
    loading.retry(refetchFailed);
    await settle();
    expect(loading.phase.get()).toBe('retrying');
    expect(fetch).not.toHaveBeenCalled();
    await settle(100);
    expect(fetch.mock.calls).toEqual([
      ['http://localhost/blog?page=2', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })],
    ]);
    expect(hasReloaded()).toBe(true);
  });

  it('has failed again when the server has no document, and may be asked for again', async () => {
    const loading = await failed();
    fetch.mockResolvedValue({ ok: false, status: 503 });
    loading.retry(refetchFailed);
    await settle();
    expect(loading.phase.get()).toBe('failed');
    expect(reportError).toHaveBeenLastCalledWith(new Error('/blog answered 503'));
    loading.retry(refetchFailed);
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('loads the document at once where a request hangs, which would only hang again', async () => {
    const loading = create();
    loading.begin(never);
    await settle(SLOW_AFTER_MS);
    loading.retry(refetchFailed);
    await settle();
    expect(refetchFailed).not.toHaveBeenCalled();
    expect(hasReloaded()).toBe(true);
  });

  it('does not load the document when what was late has come meanwhile', async () => {
    const loading = await failed();
    fetch.mockReturnValue(later(100).then(() => ({ ok: true })));
    loading.retry(refetchFailed);
    await settle();
    loading.end();
    await settle(100);
    expect(hasReloaded()).toBe(false);
    expect(loading.phase.get()).toBe('ready');
  });
});
