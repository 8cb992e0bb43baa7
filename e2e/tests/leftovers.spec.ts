import type { Page } from '@playwright/test';
import { followLink } from '../support/followLink';
import { countLeftovers } from '../support/leftovers';
import { expectSameDocument, markDocument } from '../support/sameDocument';
import { expect, openPage, recordRequests, ROUTES, test } from '../support/site';

/** Browsers keep a little of every visit themselves, such as its entries in the history. */
const MAX_HEAP_GROWTH = 1.1;

/** A page that leaves something behind does so at each visit. With 24 pages, the full test makes more than fifty visits. */
const MEASURED_ROUNDS = process.env.FAREKITE_TEST === 'all' ? 3 : 1;

/** A text that every copy of React contains. */
const MARK_OF_REACT = 'react.transitional.element';

/** Follows links to all pages, one after the other, in one document. Ends where it starts: on /terms. */
async function visitEveryPage(page: Page): Promise<void> {
  for (const path of [...ROUTES.filter((route) => route !== '/terms'), '/terms'] as const) {
    await followLink(page, path);
    await expect(page.locator('main h1')).toBeFocused();
  }
}

/** Counts the React renderers of the page. */
async function countRenderers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let renderers = 0;
    const hook = {
      supportsFiber: true,
      inject: () => ++renderers,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, countRenderers: () => renderers });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly countRenderers: () => number }).countRenderers());
}

/** Collects all scripts from now on. */
function recordScripts(page: Page): Promise<{ readonly pathname: string; readonly text: string }>[] {
  const scripts: Promise<{ readonly pathname: string; readonly text: string }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.text().then((text) => ({ pathname, text })));
  });
  return scripts;
}

test('Visits to all pages in one document share the React of the shell, and leave nothing behind', async ({
  page,
  consoleErrors,
}) => {
  const readLeftovers = await countLeftovers(page);
  const readRenderers = await countRenderers(page);
  const requests = recordRequests(page);
  const scripts = recordScripts(page);
  await openPage(page, '/terms');
  await markDocument(page);
  // What a page loads once, such as its script and its stylesheet, is there after the first visit.
  await visitEveryPage(page);
  const loaded = await Promise.all(scripts.splice(0));
  const copies = loaded.filter(({ text }) => text.includes(MARK_OF_REACT)).map(({ pathname }) => pathname);
  expect(copies).toEqual([expect.stringMatching(/^\/releases\/shell\/.*react\.js$/)]);
  expect(await readRenderers()).toBe(1);
  // How far a page is scrolled is stored a moment later.
  const untilAtRest = () => expect.poll(async () => (await readLeftovers()).timeouts).toBe(0);
  await untilAtRest();
  const { heapKilobytes, ...counts } = await readLeftovers();

  for (let round = 0; round < MEASURED_ROUNDS; round += 1) await visitEveryPage(page);
  await untilAtRest();
  const after = await readLeftovers();
  expect(after).toMatchObject(counts);
  expect(after.heapKilobytes / heapKilobytes).toBeLessThan(MAX_HEAP_GROWTH);
  await expectSameDocument(page);
  // Files are preloaded, and webpack uses what has been preloaded. Pictures may come from the browser's cache again.
  const files = requests.filter((path) => /^\/releases\/.*\.(js|css|json)$/.test(path));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
