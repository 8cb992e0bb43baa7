import type { Page } from '@playwright/test';
import { menuPaths } from '@farekite/shared/contract';
import english from '@farekite/shared/locales/en/shared.json' with { type: 'json' };
import spanish from '@farekite/shared/locales/es/shared.json' with { type: 'json' };
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import { LAPTOP } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

const PAGES = menuPaths('deals');

/** A phone whose browser shows its bars. */
const SMALL_PHONE = { width: 390, height: 664 };

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

/** Follows the link on a phone's first screen to the fares. */
async function expectFirstScreenLeadsToFares(page: Page): Promise<void> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^(See all three fares|Ver las tres tarifas)$/ });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click({ trial: true });
  await link.click();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
}

const ROUTE_NAMES = { en: english.routes, es: spanish.routes };

for (const language of LANGUAGES) {
  test(`Each deal page links to the others, shows phone link, three blurbs and three fares, and its first screen on a phone leads to them (${language}) [DEAL-1, DEAL-2, DEAL-14, DEAL-15]`, async ({
    page,
    consoleErrors,
  }) => {
    await openPage(page, '/business-class-deals', language);
    const others = page.getByRole('navigation', {
      name: /^(More ways to fly for less|Más maneras de volar por menos)$/,
    });
    const titles = new Set<string>();
    for (const path of PAGES) {
      await test.step(path, async () => {
        await others.getByRole('link', { name: ROUTE_NAMES[language][path] }).click();
        await page.waitForURL(`**${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        if (language === 'en') await expectDealPage(page);
        titles.add(await page.title());
        await page.setViewportSize(SMALL_PHONE);
        await expectFirstScreenLeadsToFares(page);
        await page.setViewportSize(LAPTOP);
      });
    }
    expect(titles.size).toBe(PAGES.length);
    expect(consoleErrors).toEqual([]);
  });
}
