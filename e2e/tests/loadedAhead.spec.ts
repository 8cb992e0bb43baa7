import { TabThatLoadsAhead } from '../bench/navigation/TabThatLoadsAhead';
import { startChromium } from '../bench/navigation/startChromium';
import { readDocument } from '../support/composedDocument';
import { expect, test as base } from '../support/site';

/** A browser of its own: one that Playwright drives loads no document ahead. */
const test = base.extend<{ tab: TabThatLoadsAhead }>({
  tab: async ({}, provide) => {
    const { connection, stop } = await startChromium();
    try {
      await provide(await TabThatLoadsAhead.open(connection, { isSlow: false }));
    } finally {
      await stop();
    }
  },
});

const site = () => test.info().project.use.baseURL ?? '';

/** What a visitor sees of a page. */
function seenPage(): { path: string; language: string; heading: string | null | undefined } {
  const { dataset, lang } = document.documentElement;
  const isHidden = dataset.languagePending !== undefined;
  return {
    path: location.pathname,
    language: isHidden ? 'hidden' : lang,
    heading: isHidden ? undefined : document.querySelector('h1')?.textContent,
  };
}

test('A page that was loaded ahead is shown in the language that the visitor has chosen since', async ({
  tab,
}) => {
  const about = 'header nav a[href="/about"]';
  await tab.goto(site());
  await tab.loadAhead(about);
  await tab.click('header button[lang="es"]');
  await expect.poll(() => tab.evaluate(() => document.documentElement.lang)).toBe('es');
  await tab.follow(about);
  // It is never seen in English.
  expect((await tab.evaluate(seenPage)).language).not.toBe('en');
  const { heading } = await readDocument('/about', 'es');
  await expect.poll(() => tab.evaluate(seenPage)).toEqual({ path: '/about', language: 'es', heading });
});

test('Leaving a preview ends it, also when the page was loaded ahead', async ({ tab, request }) => {
  const { version } = (await (await request.get('/live/mfe-deals.json')).json()) as { version: string };
  const leave = 'a[href$="?preview="]';
  await tab.goto(`${site()}/student-travel-deals?preview=mfe-deals@${version}`);
  const stored = () => tab.evaluate(() => sessionStorage.getItem('preview'));
  expect(await stored()).toBe(`mfe-deals@${version}`);
  await tab.loadAhead(leave);
  await tab.follow(leave);
  await expect.poll(stored).toBeNull();
});
