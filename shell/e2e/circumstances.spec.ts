import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AGENCY } from '@farekite/e2e/agency';
import { readDocument } from '@farekite/e2e/composedDocument';
import { expect, openPage, switchLanguage, test } from '@farekite/e2e/site';

const PAGES = ['/', '/first-class-deals', '/paris-guide', '/booking-process', '/admin'] as const;

const PATH = '/first-class-deals';

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('Pages work with storage and cookies blocked [LANGUAGE-16]', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    const forbid = (owner: object, name: string) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      };
      Object.defineProperty(owner, name, { get: refuse, set: refuse });
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) forbid(window, name);
    forbid(Document.prototype, 'cookie');
  });
  for (const path of PAGES) {
    await test.step(path, () => openPage(page, path));
  }
  await switchLanguage(page, 'es');
  await expect(heading(page)).toHaveText((await readDocument('/admin', 'es')).heading);
  await openPage(page, `/es${PATH}`);
  await expect(heading(page)).toHaveText((await readDocument(PATH, 'es')).heading);
  await switchLanguage(page, 'en');
  await expect(page).toHaveURL(PATH);
  await expect(heading(page)).toHaveText((await readDocument(PATH)).heading);
  expect(consoleErrors).toEqual([]);
});

const NEWER_SYNTAX = 'const fare = match (trip) { when "one way" => 1 };';
const INTEGRITY = `sha384-${createHash('sha384').update(NEWER_SYNTAX).digest('base64')}`;

test('A browser too old for the scripts shows pages as composed', async ({ page, consoleErrors }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: NEWER_SYNTAX }));
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/(<script [^>]*integrity=)"[^"]*"/g, `$1"${INTEGRITY}"`),
      });
    },
  );
  await page.goto('/booking-process');
  await expect(heading(page)).toHaveText((await readDocument('/booking-process')).heading);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: AGENCY.phone }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const syntaxError: unknown = expect.stringContaining('SyntaxError');
  await expect.poll(() => consoleErrors).toEqual([syntaxError, syntaxError]);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('First name').press('Enter');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page).toHaveURL(/\/booking-process$/);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toHaveText((await readDocument('/about')).heading);
});

test('What a proxy writes into a document does not run, and the page works', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const changed = (await response.text()).replace(
      '<body>',
      '<body><div>Sponsored</div><script>window.injected = true;</script><script src="https://ads.example/a.js"></script>',
    );
    await route.fulfill({ response, body: changed });
  });
  await openPage(page, '/about');
  await expect(heading(page)).toHaveText((await readDocument('/about')).heading);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
