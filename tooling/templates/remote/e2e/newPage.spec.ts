import { expect, LANGUAGES, openPage, test } from '@farekite/e2e/site';

for (const language of LANGUAGES) {
  test(`The page has its heading and logs nothing (${language})`, async ({ page, consoleErrors }) => {
    await openPage(page, '/new-page', language);
    await expect(page.getByRole('heading', { level: 1, name: 'New Page' })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}
