import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { releasePath } from '@farekite/shared/protocol';
import { TEST_SITE } from '@farekite/shared/testing';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { SLOW_AFTER_MS } from '../loading/Loading';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { DEALS_RELEASE, locateInDeals } from '../testing/releases';
import { settle } from '../testing/settle';
import { RemotePageLoader } from './RemotePageLoader';

jest.mock('../document/reloadDocument');
jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');
const TEXTS = { heading: 'Words' };
const VERSION = DEALS_RELEASE.version;

/** A page that begins to load, in an English document. */
async function begin(fake = createFakeRemotes(), copyPrerendered?: () => readonly Node[]) {
  const page = new RemotePageLoader(FIRST_CLASS, 'en', fake.remotes, copyPrerendered);
  await settle();
  // The code is asked for first, and the texts after it.
  const succeed = async (call = 0) => {
    await fake.answer({ default: FirstClassPage }, call);
    await fake.answer(TEXTS, call + 1);
  };
  return { ...fake, page, succeed, phase: () => page.phase.get() };
}

/** The same with the page in the document. */
function beginPrerendered() {
  return begin(createFakeRemotes(), () => [document.createElement('div')]);
}

/** Puts the page where the shell puts it. */
async function show({ Component }: RemotePageLoader) {
  render(
    <Suspense fallback="Waiting">
      <Component site={TEST_SITE} reportError={jest.fn()} onShown={jest.fn()} />
    </Suspense>,
  );
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
  jest.mocked(reloadDocument).mockReset().mockResolvedValue();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('A page that loads', () => {
  it('is requested at once, and shown when its code and its texts have come', async () => {
    const { page, answer, loaded, phase } = await begin();
    expect(loaded()).toEqual(['./first-class-deals', './locales/en/first-class-deals']);
    await show(page);
    await answer({ default: FirstClassPage }, 0);
    expect(screen.getByText('Waiting')).toBeVisible();
    expect([phase(), page.lacksParts(), page.getVersion()]).toEqual(['loading', true, VERSION]);
    await answer(TEXTS, 1);
    const heading = screen.getByRole('heading', { name: 'First class' });
    expect(heading.closest('[data-remote]')).toHaveAttribute('data-release', VERSION);
    expect([phase(), page.lacksParts(), page.getVersion()]).toEqual(['ready', false, VERSION]);
  });

  it('is slow after four seconds, which is reported, and is shown however late it comes', async () => {
    const { page, succeed, phase } = await begin();
    await show(page);
    await settle(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ remote: 'mfe-deals', version: VERSION, step: 'script' })],
    ]);
    await settle(60_000);
    await succeed();
    expect(phase()).toBe('ready');
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
  });

  it('is slow without a report while a development server builds it', async () => {
    const fake = createFakeRemotes();
    fake.isDeveloped.mockReturnValue(true);
    const { phase } = await begin(fake);
    await settle(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    expect(reportError).not.toHaveBeenCalled();
  });

  it('has failed when its code has failed, which is reported once with remote, release and cause', async () => {
    const { page, fail, phase } = await begin();
    await fail(OFFLINE, 0);
    expect([phase(), page.lacksParts()]).toEqual(['failed', true]);
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ remote: 'mfe-deals', version: VERSION, step: 'script', cause: OFFLINE })],
    ]);
  });
});

describe('Try again', () => {
  it('loads a prerendered page that has failed in place, after its scripts were fetched anew', async () => {
    const { page, refetch, fail, succeed, loaded, phase } = await beginPrerendered();
    await show(page);
    await fail(OFFLINE, 0);
    let endRefetch!: () => void;
    refetch.mockReturnValue(new Promise<void>((resolve) => (endRefetch = resolve)));
    page.retry();
    await settle();
    expect(phase()).toBe('retrying');
    expect(refetch.mock.calls).toEqual([
      [
        [
          'browser/remoteEntry.js',
          'browser/common.js',
          'browser/first-class-deals.js',
          'browser/locales/en/first-class-deals.js',
        ].map((file) => releasePath(DEALS_RELEASE) + file),
      ],
    ]);
    expect(loaded()).toHaveLength(2);
    endRefetch();
    await settle();
    await succeed(2);
    expect(phase()).toBe('ready');
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('says so when that has failed again', async () => {
    const { page, fail, phase } = await beginPrerendered();
    await fail(OFFLINE, 0);
    page.retry();
    await settle();
    await fail(OFFLINE, 2);
    expect(phase()).toBe('failed');
    expect(reportError).toHaveBeenCalledTimes(2);
  });

  it('fetches the files of a page that was opened by a link anew, and loads its document', async () => {
    const { page, refetch, fail, loaded, phase, remotes } = await begin();
    const register = jest.spyOn(remotes.integrity, 'register');
    await fail(OFFLINE, 0);
    page.retry();
    await settle();
    expect(register).toHaveBeenCalledWith(DEALS_RELEASE);
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(loaded()).toHaveLength(2);
    // Until the document is there.
    expect(phase()).toBe('retrying');
  });

  it('loads the document when a prerendered page is slow, which ends requests that hang', async () => {
    const { page } = await beginPrerendered();
    await settle(SLOW_AFTER_MS);
    page.retry();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  it('says that the page has failed when there is no document either, as offline', async () => {
    const { page, fail, phase } = await begin();
    await fail(new Error('not found'), 0);
    jest.mocked(reloadDocument).mockRejectedValue(OFFLINE);
    page.retry();
    await settle();
    expect(phase()).toBe('failed');
    expect(reportError).toHaveBeenLastCalledWith(OFFLINE);
  });

  it('does not keep a page away that comes after all', async () => {
    const { page, succeed, fail, phase } = await beginPrerendered();
    await show(page);
    await settle(SLOW_AFTER_MS);
    page.retry();
    await succeed();
    expect(phase()).toBe('ready');
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    await fail(OFFLINE, 1);
    expect(phase()).toBe('ready');
  });

  it.each(['loading', 'ready'])('does nothing while the page is %s', async (phase) => {
    const { page, succeed, loaded, phase: current } = await beginPrerendered();
    if (phase === 'ready') await succeed();
    page.retry();
    await settle();
    expect(current()).toBe(phase);
    expect(loaded()).toHaveLength(2);
    expect(reloadDocument).not.toHaveBeenCalled();
  });
});

describe('The language of a page', () => {
  /** A page that is shown in English. */
  async function beginShown() {
    const begun = await begin();
    await show(begun.page);
    await begun.succeed();
    const choose = async (language: 'en' | 'es') => {
      act(() => {
        begun.page.show(language);
      });
      await settle();
    };
    return { ...begun, choose, heading: () => screen.getByRole('heading').textContent };
  }

  it('changes when its texts in another have come, which are loaded once, and back at once', async () => {
    const { choose, answer, loaded, heading, phase } = await beginShown();
    await choose('es');
    expect([heading(), phase()]).toEqual(['First class', 'loading']);
    await answer(TEXTS);
    expect([heading(), phase()]).toEqual(['Primera clase', 'ready']);
    await choose('en');
    expect([heading(), phase()]).toEqual(['First class', 'ready']);
    await choose('es');
    expect([heading(), phase()]).toEqual(['Primera clase', 'ready']);
    expect(loaded().slice(2)).toEqual(['./locales/es/first-class-deals']);
  });

  it('is at first that of the document, and changes after that to one which was chosen meanwhile', async () => {
    const { page, answer, succeed, loaded, phase } = await begin();
    page.show('es');
    await show(page);
    await succeed();
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    expect([loaded().at(-1), phase()]).toEqual(['./locales/es/first-class-deals', 'loading']);
    await answer(TEXTS);
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
    expect(phase()).toBe('ready');
  });

  it('stays when the texts in another fail, which is reported, and Try again fetches them anew and loads them alone', async () => {
    const { page, choose, answer, fail, refetch, loaded, heading, phase } = await beginShown();
    await choose('es');
    await fail(OFFLINE);
    expect([heading(), phase(), page.lacksParts()]).toEqual(['First class', 'failed', false]);
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ version: VERSION, step: 'texts' }));
    page.retry();
    await settle();
    expect(refetch).toHaveBeenCalledWith(
      expect.arrayContaining([expect.stringContaining('/es/first-class-deals.js')]),
    );
    expect(loaded().slice(3)).toEqual(['./locales/es/first-class-deals']);
    await answer(TEXTS);
    expect([heading(), phase()]).toEqual(['Primera clase', 'ready']);
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('comes with the document when its texts are slow', async () => {
    const { page, choose, phase } = await beginShown();
    await choose('es');
    await settle(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    page.retry();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
  });

  it('is English where the release lacks the visitor’s', async () => {
    const fake = createFakeRemotes();
    const { page } = locateInDeals('/first-class-deals');
    fake.locate.mockResolvedValue({ release: { ...DEALS_RELEASE, languages: ['en'] }, page });
    const begun = await begin(fake);
    await begun.succeed();
    begun.page.show('es');
    await settle();
    expect(begun.loaded()).toHaveLength(2);
    expect(begun.phase()).toBe('ready');
  });

  it('is loaded beforehand for a visitor who seems about to choose it, without a report when that fails', async () => {
    const { page, fail, loaded, phase } = await beginShown();
    page.prefetch('es');
    await settle();
    expect(loaded().at(-1)).toBe('./locales/es/first-class-deals');
    await fail(OFFLINE);
    expect(phase()).toBe('ready');
    expect(reportError).not.toHaveBeenCalled();
  });
});
