import { readDocument } from '../support/composedDocument';
import { chooseLanguage, expect, LANGUAGES, openPage, ROUTES, test } from '../support/site';

for (const language of LANGUAGES) {
  test(
    `Every page is hydrated, has its heading and title and logs nothing (${language})`,
    { tag: '@engines' },
    async ({ page, consoleErrors }) => {
      test.slow();
      await chooseLanguage(page, language);
      for (const path of ROUTES) {
        await test.step(path, async () => {
          const { heading, title } = await readDocument(path, language);
          await openPage(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expect(page).toHaveTitle(title);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(consoleErrors).toEqual([]);
        });
      }
    },
  );
}
