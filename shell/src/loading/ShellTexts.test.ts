import type { SiteLanguage } from '@farekite/shared/language';
import { reloadDocument } from '../document/loadDocument';
import { reportError } from '../errors/reportError';
import { createFakeTextFiles } from '../testing/fakeServices';
import { SLOW_AFTER_MS } from './LoadAttempts';
import { ShellTexts } from './ShellTexts';

jest.mock('../errors/reportError');
jest.mock('../document/loadDocument');

const ENGLISH = { href: '/releases/shell/5e11/browser/shell.en.json' };
const SPANISH = { href: '/releases/shell/5e11/browser/shell.es.json' };
const FRENCH = { href: '/releases/shell/5e11/browser/shell.fr.json' };

function createShellTexts() {
  const files = createFakeTextFiles([ENGLISH.href]);
  return { files, texts: new ShellTexts({ en: ENGLISH, es: SPANISH, fr: FRENCH }, files) };
}

async function settle(milliseconds = 0) {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('ShellTexts', () => {
  it('has the texts of the document at once', () => {
    const { texts, files } = createShellTexts();
    expect(texts.load('en')).toBeUndefined();
    expect(texts.getStatus().phase).toBe('ready');
    expect(files.requests).toEqual([]);
  });

  it('has nothing to load where the texts are in the scripts', () => {
    expect(new ShellTexts().load('es')).toBeUndefined();
  });

  it('loads another language, and says when it is there', async () => {
    const { texts, files } = createShellTexts();
    const there = jest.fn();
    void texts.load('es')?.then(there);
    await settle();
    expect(there).not.toHaveBeenCalled();
    expect(texts.getStatus().phase).toBe('loading');
    files.requests[0]?.succeed();
    await settle();
    expect(there).toHaveBeenCalledTimes(1);
    expect(texts.getStatus().phase).toBe('ready');
    expect(texts.load('es')).toBeUndefined();
  });

  it('loads a language beforehand without reporting a failure', async () => {
    const { texts, files } = createShellTexts();
    texts.prefetch('es');
    files.requests[0]?.fail(new Error('offline'));
    await settle();
    expect(texts.getStatus().phase).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('reports texts that cannot be loaded, and shows them after another attempt', async () => {
    const { texts, files } = createShellTexts();
    const there = jest.fn();
    void texts.load('es')?.then(there);
    files.requests[0]?.fail(new Error('offline'));
    await settle();
    expect(texts.getStatus().phase).toBe('failed');
    expect(texts.lacksParts()).toBe(false);
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The shell\'s texts in "es" could not be loaded' }),
    );
    texts.retry();
    expect(texts.getStatus().phase).toBe('retrying');
    await settle();
    expect(files.load).toHaveBeenLastCalledWith(SPANISH.href, { renew: true });
    files.requests[1]?.succeed();
    await settle();
    expect(there).toHaveBeenCalledTimes(1);
    expect(texts.getStatus().phase).toBe('ready');
  });

  it('is ready when a request that was made beforehand brings what has failed', async () => {
    const { texts, files } = createShellTexts();
    void texts.load('es');
    files.requests[0]?.fail(new Error('offline'));
    await settle();
    texts.prefetch('es');
    files.requests[1]?.succeed();
    await settle();
    expect(texts.getStatus().phase).toBe('ready');
  });

  it('makes no other attempt while one is running', async () => {
    const { texts, files } = createShellTexts();
    void texts.load('es');
    await settle();
    texts.retry();
    expect(files.load).toHaveBeenCalledTimes(1);
  });

  it('is not ready with a language that is needed no more', async () => {
    const { texts, files } = createShellTexts();
    void texts.load('es');
    void texts.load('fr' as SiteLanguage);
    files.requests[0]?.succeed();
    await settle();
    expect(texts.getStatus().phase).toBe('loading');
    await settle(SLOW_AFTER_MS);
    expect(texts.getStatus().phase).toBe('slow');
  });

  it('loads the document in the language when the site has removed the release of the shell', async () => {
    const { texts, files } = createShellTexts();
    void texts.load('es');
    files.requests[0]?.fail(new Error('not found'));
    await settle();
    files.isRemoved.mockResolvedValue(true);
    texts.retry();
    await settle();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(files.load).toHaveBeenCalledTimes(1);
  });

  it('reports texts that are late', async () => {
    const { texts } = createShellTexts();
    void texts.load('es');
    await settle(SLOW_AFTER_MS);
    expect(texts.getStatus().phase).toBe('slow');
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The shell\'s texts in "es" are late' }),
    );
  });

  it('is ready when the visitor returns to a language that is there', async () => {
    const { texts, files } = createShellTexts();
    void texts.load('es');
    texts.load('en');
    files.requests[0]?.fail(new Error('offline'));
    await settle();
    expect(texts.getStatus().phase).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });
});
