import type { Page } from '@playwright/test';
import { readDocument } from '@farekite/e2e/composedDocument';
import { expect, openPage, recordRequests, switchLanguage, test } from '@farekite/e2e/site';

/** Those of a remote are in a folder for each language, those of the shell are named after it. */
const TEXTS = /\/locales\/(en|es)[/-]([\w-]+?)(?:-json)?\.js$/;
const SHELL_TEXTS = /\/releases\/shell\/.*\/locales\/es-.*\.js$/;
const PAGE_TEXTS = /\/releases\/mfe-home\/.*\/locales\/es\/.*\.js$/;

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

test('A visitor downloads the texts of one language, also of the calendar; a pointer over the language toggle loads those of the other, and the switch requests nothing more', async ({
  page,
  consoleErrors,
}) => {
  const addresses = recordRequests(page);
  await openPage(page, '/');
  await page.getByRole('button', { name: /^Depart/ }).click();
  await page.waitForLoadState('networkidle');
  const english = ['en/home', 'en/mfe-home', 'en/shared', 'en/shared', 'en/shell'];
  expect(textsIn(addresses).sort()).toEqual(english);
  expect(addresses.join()).not.toContain('/locales/es');
  await page.keyboard.press('Escape');

  const answers = [SHELL_TEXTS, PAGE_TEXTS].map((file) => page.waitForResponse(file));
  await spanishToggle(page).hover();
  await Promise.all(answers);
  await switchLanguage(page, 'es');
  await expectSpanish(page, '/');
  const spanish = english.map((text) => text.replace('en/', 'es/'));
  expect(textsIn(addresses).sort()).toEqual([...english, ...spanish]);
  expect(consoleErrors).toEqual([]);
});

// faults.spec.ts has texts of a page that fail alone.
test('An offline visitor is told once that the other language is missing, can undo the choice, and has it when online again', async ({
  page,
  context,
}) => {
  await openPage(page, '/terms');
  await context.setOffline(true);
  const retry = page.getByRole('button', { name: 'Try again' });
  await switchLanguage(page, 'es');
  await expect(retry).toHaveCount(1);
  const notices = page.getByText(/^(This language is not|Some of this page)/).filter({ visible: true });
  await expect(notices).toHaveText(['This language is not available right now.']);
  await expect(heading(page)).toHaveText((await readDocument('/terms')).heading);
  await switchLanguage(page, 'en');
  await expect(retry).toHaveCount(0);

  await switchLanguage(page, 'es');
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expectSpanish(page, '/terms');
  await expect(retry).toHaveCount(0);
});
