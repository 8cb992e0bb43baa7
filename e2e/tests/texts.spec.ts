import type { Page } from '@playwright/test';
import { readDocument } from '../support/composedDocument';
import { expectSameDocument, followLink, markDocument } from '../support/clientNavigation';
import { PHONE } from '../support/layout';
import { chooseLanguage, expect, openPage, recordRequests, switchLanguage, test } from '../support/site';

/** The scripts with texts: those of a remote in a folder for each language, those of the shell named after it. */
const TEXTS = /\/locales\/(en|es)[/-]([\w-]+?)(?:-json)?\.js$/;
const SHELL_TEXTS = /\/releases\/shell\/.*\/locales\/es-.*\.js$/;
const PAGE_TEXTS = /\/releases\/mfe-home\/.*\/locales\/es\/.*\.js$/;

/** The texts among requests, each as its language and namespace. */
function textsIn(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const [, language, namespace] = TEXTS.exec(address) ?? [];
    return language && namespace ? [`${language}/${namespace}`] : [];
  });
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function spanishToggle(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^ES/ });
}

async function expectSpanish(page: Page, path: string): Promise<void> {
  await expect(heading(page)).toHaveText((await readDocument(path, 'es')).heading);
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Principal' })).toBeVisible();
}

for (const [language, other] of [
  ['en', 'es'],
  ['es', 'en'],
] as const) {
  test(`A visitor downloads the texts of one language, also of the calendar (${language})`, async ({
    page,
    consoleErrors,
  }) => {
    const addresses = recordRequests(page);
    await openPage(page, '/', language);
    if (language === 'en') await page.getByRole('button', { name: /^Depart/ }).click();
    await page.waitForLoadState('networkidle');
    expect(textsIn(addresses).sort()).toEqual(
      ['home', 'mfe-home', 'shared', 'shared', 'shell'].map((namespace) => `${language}/${namespace}`),
    );
    expect(addresses.join()).not.toContain(`/locales/${other}`);
    expect(consoleErrors).toEqual([]);
  });
}

test('A pointer over the language toggle loads the other language, and the switch requests nothing more', async ({
  page,
  consoleErrors,
}) => {
  const addresses = recordRequests(page);
  await openPage(page, '/');
  const answers = [SHELL_TEXTS, PAGE_TEXTS].map((file) => page.waitForResponse(file));
  await spanishToggle(page).hover();
  await Promise.all(answers);
  await switchLanguage(page, 'es');
  await expectSpanish(page, '/');
  expect(textsIn(addresses).filter((text) => text.startsWith('es/'))).toHaveLength(5);
  expect(consoleErrors).toEqual([]);
});

test('A page that is opened on the client brings its texts in the language of the site', async ({
  page,
  consoleErrors,
}) => {
  await chooseLanguage(page, 'es');
  const addresses = recordRequests(page);
  await openPage(page, '/terms', 'es');
  await markDocument(page);
  await followLink(page, '/contact');
  await expect(heading(page)).toHaveText((await readDocument('/contact', 'es')).heading);
  expect(textsIn(addresses)).toContain('es/contact');
  expect(textsIn(addresses).filter((text) => text.startsWith('en/'))).toEqual([]);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});

test('Back on a page in another language than it was left in, its texts come', async ({ page }) => {
  await openPage(page, '/contact');
  await markDocument(page);
  await followLink(page, '/about');
  await expect(heading(page)).toHaveText((await readDocument('/about')).heading);
  await switchLanguage(page, 'es');
  await expectSpanish(page, '/about');
  await page.goBack();
  await expectSpanish(page, '/contact');
  await expectSameDocument(page);
});

// faults.spec.ts has the texts of a page.
test('When the texts of the shell fail, the visitor reads on, is told, and can try again', async ({
  page,
}) => {
  await page.route(SHELL_TEXTS, (route) => route.abort());
  await openPage(page, '/');
  await switchLanguage(page, 'es');
  const notice = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('This language is not available right now.');
  await expect(heading(page)).toHaveText((await readDocument('/')).heading);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await page.unroute(SHELL_TEXTS);
  await notice.getByRole('button').click();
  await expectSpanish(page, '/');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('Offline, a visitor is told once that the other language is missing', async ({ page, context }) => {
  await openPage(page, '/terms');
  await context.setOffline(true);
  await switchLanguage(page, 'es');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  const notices = page.getByText(/^(This language is not|Some of this page)/).filter({ visible: true });
  await expect(notices).toHaveText(['This language is not available right now.']);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Principal' })).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: PHONE });

  test('a language that has failed can be undone in the menu', async ({ page }) => {
    for (const texts of [SHELL_TEXTS, PAGE_TEXTS]) await page.route(texts, (route) => route.abort());
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Switch to Spanish' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});
