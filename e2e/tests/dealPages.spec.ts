import type { Page } from '@playwright/test';
import { brokenWords } from '../support/brokenWords';
import { setTextSize } from '../support/largeText';
import {
  chooseLanguage,
  expect,
  LANGUAGES,
  openPage,
  test,
  withholdScriptsAndPictures,
} from '../support/site';

/** Every deal page by the label under which the others offer it. */
const PAGES = [
  ['First Class', '/first-class-deals'],
  ['Premium Economy', '/premium-economy-deals'],
  ['Premium Comfort', '/premium-comfort'],
  ['Student Travel', '/student-travel-deals'],
  ['Top Airlines', '/top-airlines'],
  ['Family Travel', '/family-travel-deals'],
  ['Weekend Getaways', '/weekend-getaway-deals'],
  ['Senior Travel', '/senior-travel-deals'],
  ['Business Class', '/business-class-deals'],
] as const;

/** The lists that three of them have, by their headings, with the number of items. */
const LISTS: Readonly<Partial<Record<string, readonly [name: RegExp, items: number]>>> = {
  '/student-travel-deals': [/need for a student fare/, 5],
  '/senior-travel-deals': [/senior fare/, 5],
  '/business-class-deals': [/business fare includes/, 6],
};

/** What stands on each fare's card: its route, its words, and the name, address and width of its link. */
function readCards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const link = card.querySelector('a');
        return {
          route: card.querySelector('h3')?.textContent,
          words: card.textContent,
          link: link?.textContent,
          href: link?.getAttribute('href'),
          share: (link?.offsetWidth ?? 0) / (card as HTMLElement).offsetWidth,
        };
      }),
    );
}

async function expectDealPage(page: Page, path: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call to Book: 1-800-555-0199' })).toHaveAttribute(
    'href',
    'tel:+18005550199',
  );
  await expect(main.getByRole('region').first().getByRole('heading', { level: 3 })).toHaveCount(3);

  const cards = await readCards(page);
  expect(cards).toHaveLength(3);
  for (const { route, words, link, href, share } of cards) {
    expect(words).toMatch(/Sample fare.*Original price:? \$[\d,]+.*\$[\d,]+.*\d+% off/);
    expect(link).toBe(`Book Now by phone: ${route ?? ''}`);
    expect(href).toBe('tel:+18005550199');
    expect(share, 'Book Now takes the width of its card').toBeGreaterThan(0.75);
  }

  const [name, items] = LISTS[path] ?? [];
  await expect(main.getByRole('region')).toHaveCount(name ? 3 : 2);
  if (name) await expect(main.getByRole('region', { name }).getByRole('listitem')).toHaveCount(items ?? 0);
}

test('Each of the nine deal pages leads to the others, and shows a call, three blurbs, three fares and its list', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/business-class-deals');
  const titles = new Set<string>();
  for (const [label, path] of PAGES) {
    await page
      .getByRole('navigation', { name: 'More ways to fly for less' })
      .getByRole('link', { name: label })
      .click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectDealPage(page, path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(9);
  expect(complaints.all).toEqual([]);
});

test('The deal pages make the promises of the agency in Spanish too', async ({ page }) => {
  await openPage(page, '/student-travel-deals', 'es');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Llame para reservar: 1-800-555-0199' })).toBeVisible();
  await expect(main.getByText('De 18 a 26 años, hasta un 25% menos')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Reserve ahora por teléfono/ })).toHaveCount(3);
});

/** The headings of cards that another text of their card lies on. */
function coveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(li, article) h3')]
      .filter((heading) => {
        const { top, right, bottom, left } = heading.getBoundingClientRect();
        return [...(heading.closest('li, article')?.querySelectorAll('p') ?? [])].some((text) => {
          const box = text.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1;
        });
      })
      .map(({ textContent }) => textContent),
  );
}

/** The boxes of the page that are scrolled sideways. */
function scrolledBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
      .map(({ className }) => className),
  );
}

for (const language of LANGUAGES) {
  test(`With text twice as large, nothing on the way to a booking is broken, covered or scrolled sideways on the narrowest screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await chooseLanguage(page, language);
    await withholdScriptsAndPictures(page);
    for (const path of [...PAGES.map(([, path]) => path), '/flight-results', '/booking-process']) {
      await page.goto(path);
      await setTextSize(page, '200%');
      await page.evaluate(() => document.fonts.ready);
      const texts = page.locator('main :is(h1, h2, caption, nav a, a[href^="tel:"])');
      expect(await brokenWords(texts, /\S+/g), path).toEqual([]);
      expect(await coveredHeadings(page), path).toEqual([]);
      expect(await scrolledBoxes(page), path).toEqual([]);
    }
  });
}
