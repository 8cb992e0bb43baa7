import { menuPaths } from '@farekite/shared/contract';
import { AGENCY } from '@farekite/e2e/agency';
import { expectAboveBar } from '@farekite/e2e/layout';
import { blockScriptsAndPictures, expect, LANGUAGES, setLanguageCookie, test } from '@farekite/e2e/site';

const PAGES = menuPaths('deals');
/** With the browser's own bars. */
const PHONE = { width: 390, height: 664 };
const WHOLE_PHONE = { width: 390, height: 844 };
/** Spanish words are longer. */
const PHONES = { en: PHONE, es: { width: 320, height: 640 } };

const LISTS: Readonly<Partial<Record<string, RegExp>>> = {
  '/student-travel-deals': /^(What you need|Requisitos)/,
  '/senior-travel-deals': /^(Who qualifies|Quién puede)/,
  '/business-class-deals': /^(What a business|Qué incluye)/,
};

// Without scripts: hydration changes no document.
test('Deal pages lead on from the first screen of a phone [DEAL-1, DEAL-4, DEAL-15, DEAL-17]', async ({
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
        await page.setViewportSize(PHONES[language]);
        await expectAboveBar(link);
        await page.setViewportSize(WHOLE_PHONE);
        await expectAboveBar(page.getByRole('main').getByRole('link', { name: AGENCY.phone }).first());
        const name = LISTS[path];
        if (!name) return;
        await page.setViewportSize(PHONE);
        const toList = page.getByRole('main').getByRole('link', { name });
        await expectAboveBar(toList);
        await toList.click();
        await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
      });
    }
  }
  const link = page.getByRole('main').getByRole('link', { name: 'Ver las tres tarifas' });
  await link.click();
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
});
