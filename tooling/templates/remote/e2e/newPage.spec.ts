import { expectAccessible } from '@farekite/e2e/accessibility';
import { expectFitsEveryWidth } from '@farekite/e2e/layout';
import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

for (const language of LANGUAGES) {
  test(`The page is hydrated, is accessible, fits every width and logs nothing (${language})`, async ({
    page,
    consoleErrors,
  }) => {
    await openPage(page, '/new-page', language);
    await expect(page.getByRole('heading', { level: 1, name: 'New Page' })).toBeVisible();
    await expectAccessible(page);
    await expectFitsEveryWidth(page);
    expect(consoleErrors).toEqual([]);
  });
}
