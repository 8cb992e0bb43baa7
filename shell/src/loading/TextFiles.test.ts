import { loadedTexts } from '@farekite/shared/language';
import { createTextFiles } from './TextFiles';

const ENGLISH = '/releases/mfe-deals/d0d0/browser/top-airlines.en.json';
const SPANISH = '/releases/mfe-deals/d0d0/browser/top-airlines.es.json';
const HASH = 'sha384-airlines';

const fetchFile = jest.fn<Promise<Response>, [string, RequestInit]>();

function answer(status: number, body: string): Response {
  const json = () => Promise.resolve().then(() => JSON.parse(body) as unknown);
  return { ok: status === 200, status, json } as Response;
}

function createFiles() {
  return createTextFiles({ [ENGLISH]: { en: { airlines: ['Top airlines'] } } }, () => HASH);
}

const SPANISH_FILE = '{"es":{"airlines":["Las mejores aerolíneas"]}}';

beforeEach(() => {
  window.fetch = fetchFile as typeof fetch;
  fetchFile.mockReset();
});

describe('createTextFiles', () => {
  it('has the files that the document contains, and requests none of them', async () => {
    const files = createFiles();
    expect(files.has(ENGLISH)).toBe(true);
    await files.load(ENGLISH);
    expect(loadedTexts('airlines')(0).en).toBe('Top airlines');
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('loads another file once, with the hash that it must have', async () => {
    const files = createFiles();
    fetchFile.mockResolvedValue(answer(200, SPANISH_FILE));
    expect(files.has(SPANISH)).toBe(false);
    await Promise.all([files.load(SPANISH), files.load(SPANISH), files.whenLoaded(SPANISH)]);
    await files.load(SPANISH);
    expect(files.has(SPANISH)).toBe(true);
    expect(loadedTexts('airlines')(0).es).toBe('Las mejores aerolíneas');
    expect(fetchFile.mock.calls).toEqual([
      [SPANISH, expect.objectContaining({ integrity: HASH, cache: 'default' })],
    ]);
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['the server fails', () => Promise.resolve(answer(503, '')), `${SPANISH} answered 503`],
    ['the file is damaged', () => Promise.resolve(answer(200, '{"es":')), `${SPANISH} is not JSON`],
    ['the file has another form', () => Promise.resolve(answer(200, '7')), `${SPANISH} is no object`],
  ])('rejects when %s, and goes past the cache the next time', async (_what, fail, reason) => {
    const files = createFiles();
    fetchFile.mockImplementationOnce(fail).mockResolvedValue(answer(200, SPANISH_FILE));
    const arrived = jest.fn();
    void files.whenLoaded(SPANISH).then(arrived);
    await expect(files.load(SPANISH)).rejects.toThrow(reason);
    expect(files.has(SPANISH)).toBe(false);
    expect(arrived).not.toHaveBeenCalled();
    await files.load(SPANISH);
    expect(arrived).toHaveBeenCalledTimes(1);
    expect(fetchFile).toHaveBeenLastCalledWith(SPANISH, expect.objectContaining({ cache: 'reload' }));
  });

  it('ends a request that hangs when it is told to, and lets who waited for it wait for the new one', async () => {
    const files = createFiles();
    fetchFile
      .mockImplementationOnce(
        (_href, { signal }) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              reject(new Error('aborted'));
            });
          }),
      )
      .mockResolvedValue(answer(200, SPANISH_FILE));
    const hanging = files.load(SPANISH);
    const renewed = files.load(SPANISH, { renew: true });
    await Promise.all([hanging, renewed]);
    expect(files.has(SPANISH)).toBe(true);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it.each([
    [404, true],
    [200, false],
    [503, false],
  ])('knows from the answer %i whether the site has removed a file: %s', async (status, isRemoved) => {
    fetchFile.mockResolvedValue(answer(status, ''));
    expect(await createFiles().isRemoved(SPANISH)).toBe(isRemoved);
    expect(fetchFile).toHaveBeenCalledWith(SPANISH, { method: 'HEAD', cache: 'no-store' });
  });

  it('takes no file for removed while the network fails', async () => {
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await createFiles().isRemoved(SPANISH)).toBe(false);
  });

  it('gives one promise for a file, which React needs', () => {
    const files = createFiles();
    expect(files.whenLoaded(SPANISH)).toBe(files.whenLoaded(SPANISH));
  });
});
