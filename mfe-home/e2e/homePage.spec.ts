import { AGENCY } from '@farekite/e2e/agency';
import { expectNoSidewaysScroll, setTextSize, WIDTHS } from '@farekite/e2e/layout';
import { blockScriptsAndPictures, expect, LANGUAGES, setLanguageCookie, test } from '@farekite/e2e/site';
import { brokenWords } from '@farekite/e2e/textFaults';
import english from '../src/locales/en/home.json' with { type: 'json' };
import spanish from '../src/locales/es/home.json' with { type: 'json' };

const TEXTS = { en: english, es: spanish };

const SECTIONS = [
  'premiumServices',
  'hotDeals',
  'destinations',
  'popularDestinations',
  'travelGuides',
  'securePayment',
  'reviews',
  'ourNumbers',
  'aboutSummary',
] as const;

// Without scripts: hydration changes no document. everyPage.spec.ts has the usual text size.
test('The home page has its sections in order and whole words [HOME-8, LAYOUT-27]', async ({ page }) => {
  await blockScriptsAndPictures(page);
  for (const language of LANGUAGES) {
    await setLanguageCookie(page, language);
    await page.goto('/');
    const titles = SECTIONS.map((key) => TEXTS[language][key].title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    for (const width of [...WIDTHS, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page.getByRole('main')), `${width} px (${language})`).toEqual([]);
    }
    await expectNoSidewaysScroll(page);

    await setTextSize(page, '200%');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
        expect(await brokenWords(part), `${width} px at 200% (${language})`).toEqual([]);
      }
      const calls = page.getByRole('link', { name: AGENCY.phone });
      expect(await brokenWords(calls, /[\d-]{5,}/g), `${width} px at 200% (${language})`).toEqual([]);
    }
  }
});
