import type { Page } from '@playwright/test';
import { menuEntries } from '@farekite/shared/contract';
import { AGENCY, CALL_HREF } from '../support/agency';
import { brokenWords } from '../support/brokenWords';
import { setTextSize } from '../support/largeText';
import { chooseLanguage, expect, LANGUAGES, openPage, test, blockScriptsAndPictures } from '../support/site';

const PAGES = menuEntries('deals');

/** The lists on three of the pages: heading and number of items. */
const LISTS: Readonly<Partial<Record<string, readonly [name: RegExp, items: number]>>> = {
  '/student-travel-deals': [/need for a student fare/, 5],
  '/senior-travel-deals': [/senior fare/, 5],
  '/business-class-deals': [/business fare includes/, 6],
};

/** The contents of each fare card: route, text, and the name, address and relative width of its link. */
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
  await expect(main.getByRole('link', { name: `Call to Book: ${AGENCY.phone}` })).toHaveAttribute(
    'href',
    CALL_HREF,
  );
  await expect(main.getByRole('region').first().getByRole('heading', { level: 3 })).toHaveCount(3);

  const cards = await readCards(page);
  expect(cards).toHaveLength(3);
  for (const { route, words, link, href, share } of cards) {
    expect(words).toMatch(/Sample fare.*Original price:? \$[\d,]+.*\$[\d,]+.*\d+% off/);
    expect(link).toBe(`Book Now by phone: ${route ?? ''}`);
    expect(href).toBe(CALL_HREF);
    expect(share, 'Book Now takes the width of its card').toBeGreaterThan(0.75);
  }

  const [name, items] = LISTS[path] ?? [];
  await expect(main.getByRole('region')).toHaveCount(name ? 3 : 2);
  if (name) await expect(main.getByRole('region', { name }).getByRole('listitem')).toHaveCount(items ?? 0);
}

test('Each deal page links to the others and shows a phone link, three blurbs, three fares and its list [DEAL-1, DEAL-2, DEAL-4, DEAL-11, DEAL-14]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/business-class-deals');
  const titles = new Set<string>();
  for (const { name, path } of PAGES) {
    await page
      .getByRole('navigation', { name: 'More ways to fly for less' })
      .getByRole('link', { name: name.en })
      .click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectDealPage(page, path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
  expect(consoleErrors).toEqual([]);
});

test("The deal pages show the agency's claims in Spanish too", async ({ page }) => {
  await openPage(page, '/student-travel-deals', 'es');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Llame para reservar: ${AGENCY.phone}` })).toBeVisible();
  await expect(main.getByText('De 18 a 26 años, hasta un 25% menos')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Reserve ahora por teléfono/ })).toHaveCount(3);
});

/** Card headings that another text of the same card overlaps. */
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

/** The elements that can be scrolled sideways. */
function scrolledBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
      .map(({ className }) => className),
  );
}

for (const language of LANGUAGES) {
  test(`At 200% text on the narrowest screen, deal and booking pages break, cover and overflow nothing (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await chooseLanguage(page, language);
    await blockScriptsAndPictures(page);
    for (const path of [...PAGES.map(({ path }) => path), '/flight-results', '/booking-process']) {
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
