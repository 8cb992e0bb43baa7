import { createStore } from '@farekite/shared/hooks';
import type { Language } from '@farekite/shared/language';
import { reportError } from '../errors/reportError';
import { createFakeRemotes } from '../testing/createFakeRemotes';
import { FirstClassPage, TOP_AIRLINES } from '../testing/pages';
import { locateInDeals } from '../testing/releases';
import { settle } from '../testing/settle';
import { createPages } from './createPages';

jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');
/** The pages of a visit that began with an English document. */
function visit() {
  const shown = createStore<Language>('en');
  const fake = createFakeRemotes();
  const pages = createPages(fake.remotes, shown, undefined);
  const open = async (route = TOP_AIRLINES) => {
    const page = pages.get(route);
    await settle();
    return page;
  };
  return { ...fake, pages, open, shown };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reportError).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

it('createPages keeps a page that is still loading, and one that lacks a language alone', async () => {
  const { open, answer, fail } = visit();
  const page = await open();
  expect(await open()).toBe(page);
  await answer({ default: FirstClassPage }, 0);
  await answer({}, 1);
  page.show('es');
  await settle();
  await fail(OFFLINE);
  expect(page.phase.get()).toBe('untranslated');
  expect(await open()).toBe(page);
});

it('A page is in English where its release lacks the language of the visitor', async () => {
  const { open, answer, loaded, remotes } = visit();
  const located = locateInDeals('/top-airlines');
  remotes.locatePage.mockResolvedValue({ ...located, release: { ...located.release, languages: ['en'] } });
  const page = await open();
  await answer({ default: FirstClassPage }, 0);
  await answer({}, 1);
  page.show('es');
  await settle();
  expect(loaded()).toEqual(['./top-airlines', './locales/en/top-airlines']);
  expect(page.phase.get()).toBe('ready');
});

it('Pages.prefetch loads a page with its texts in the language of the shell, reports no failure, and leaves an open page alone', async () => {
  const { pages, open, shown, loaded, remotes } = visit();
  shown.set('es');
  remotes.locatePage.mockRejectedValueOnce(OFFLINE);
  for (let attempt = 0; attempt < 2; attempt++) {
    pages.prefetch(TOP_AIRLINES);
    await settle();
  }
  expect(reportError).not.toHaveBeenCalled();
  expect(loaded()).toEqual(['./top-airlines', './locales/es/top-airlines']);
  await open();
  pages.prefetch(TOP_AIRLINES);
  await settle();
  expect(loaded()).toHaveLength(4);
});
