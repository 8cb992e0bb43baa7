import type { Page } from '@playwright/test';
import { menuPaths } from '@farekite/shared/contract';
import { AGENCY, CALL_HREF } from '@farekite/e2e/agency';
import { expectAboveBar } from '@farekite/e2e/layout';
import { blockScriptsAndPictures, expect, LANGUAGES, setLanguageCookie, test } from '@farekite/e2e/site';

const PAGES = menuPaths('deals');
/** With the browser's own bars. `npm test` examines each in one language: the smaller one in Spanish, whose words are longer. */
const PHONE = { width: 390, height: 664 };
/** Without them. */
const WHOLE_PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const PHONES =
  process.env.FAREKITE_TEST === 'all'
    ? { en: [SMALL_PHONE, PHONE], es: [SMALL_PHONE, PHONE] }
    : { en: [PHONE], es: [SMALL_PHONE] };

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

// Without scripts: hydration changes no document.
test('Each deal page shows a phone link, three blurbs and three fares, and its first screen on a phone leads to the fares and, if nothing of it is covered, to the phone [DEAL-1, DEAL-2, DEAL-14, DEAL-15]', async ({
  page,
}) => {
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    for (const path of PAGES) {
      await test.step(`${path} (${language})`, async () => {
        await page.goto(path);
        const link = page
          .getByRole('main')
          .getByRole('link', { name: /^(See all three fares|Ver las tres tarifas)$/ });
        for (const size of PHONES[language]) {
          await page.setViewportSize(size);
          await expectAboveBar(link);
        }
        await page.setViewportSize(WHOLE_PHONE);
        await expectAboveBar(page.getByRole('main').getByRole('link', { name: AGENCY.phone }).first());
        if (language === 'en') await expectDealPage(page);
      });
    }
  }
  const otherFares = page.getByRole('main').getByRole('navigation').getByText(/^\$/);
  await expect(otherFares.first()).toHaveCSS('font-weight', '800');
  const link = page.getByRole('main').getByRole('link', { name: 'Ver las tres tarifas' });
  await link.click();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
});

// By the words of their lists.
const LISTS = [
  ['/student-travel-deals', /^(What you need|Requisitos)/],
  ['/senior-travel-deals', /^(Who qualifies|Quién puede)/],
  ['/business-class-deals', /^(What a business|Qué incluye)/],
] as const;

test('The first screen of a phone leads to what a student or a senior needs and business class includes [DEAL-4, DEAL-17]', async ({
  page,
}) => {
  await blockScriptsAndPictures(page);
  await page.setViewportSize(PHONE);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    for (const [path, name] of LISTS) {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name });
      await expectAboveBar(link);
      await link.click();
      await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});
