import type { Page } from '@playwright/test';
import { menuPaths } from '@farekite/shared/contract';
import shared from '@farekite/shared/locales/en/shared.json' with { type: 'json' };
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import { expectAboveBar } from '@farekite/e2e/layout';
import {
  blockScriptsAndPictures,
  expect,
  LANGUAGES,
  openPage,
  setLanguageCookie,
  test,
} from '@farekite/e2e/site';

const PAGES = menuPaths('deals');
/** With the browser's own bars. */
const PHONE = { width: 390, height: 664 };
const SMALL_PHONE = { width: 320, height: 640 };

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
          text: card.textContent,
          linkName: link?.textContent,
          href: link?.getAttribute('href'),
          linkWidth: (link?.offsetWidth ?? 0) / (card as HTMLElement).offsetWidth,
        };
      }),
    );
}

async function expectDealPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Call to Book: ${AGENCY.phone}` })).toHaveAttribute(
    'href',
    CALL_HREF,
  );
  await expect(main.getByRole('region').first().getByRole('heading', { level: 3 })).toHaveCount(3);

  const cards = await readCards(page);
  expect(cards).toHaveLength(3);
  for (const { route, text, linkName, href, linkWidth } of cards) {
    expect(text).toMatch(/Sample fare.*Original price:? \$[\d,]+.*\$[\d,]+.*\d+% off/);
    expect(linkName).toBe(`Book Now by phone: ${route ?? ''}`);
    expect(href).toBe(CALL_HREF);
    expect(linkWidth, 'Book Now takes the width of its card').toBeGreaterThan(0.75);
  }
}

test('Each deal page links to the others and shows a phone link, three blurbs and three fares [DEAL-1, DEAL-2, DEAL-14]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/business-class-deals');
  const titles = new Set<string>();
  for (const path of PAGES) {
    await page
      .getByRole('navigation', { name: 'More ways to fly for less' })
      .getByRole('link', { name: shared.routes[path] })
      .click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectDealPage(page);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
  expect(consoleErrors).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`The first screen of a phone leads to the fares (${language}) [DEAL-15]`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await setLanguageCookie(page, language);
    await blockScriptsAndPictures(page);
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        const link = page
          .getByRole('main')
          .getByRole('link', { name: /^(See all three fares|Ver las tres tarifas)$/ });
        for (const size of [SMALL_PHONE, PHONE]) {
          await page.setViewportSize(size);
          await expectAboveBar(link);
        }
        await link.click();
        await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
      });
    }
  });
}
