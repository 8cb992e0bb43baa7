import type { Page } from '@playwright/test';
import { holdRequests } from '@farekite/e2e/holdRequests';
import { expectAboveBar, PHONE } from '@farekite/e2e/layout';
import {
  expect,
  openPage,
  recordRequests,
  storedByPage,
  switchLanguage,
  test,
  untilHydrated,
} from '@farekite/e2e/site';
import { fillIn } from '@farekite/e2e/states';

const WRITTEN = ['Ana Núñez', 'ana@example.com', 'Ten of us', 'To Oaxaca, in May.\nAll together.'] as const;

function readFields(page: Page): Promise<string[]> {
  const fields = page.getByRole('main').getByRole('textbox');
  return fields.evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
}

test(
  'What was typed survives another document, a switch of the language and Back [CONTACT-7]',
  { tag: '@engines' },
  async ({ page }) => {
    await openPage(page, '/contact');
    await fillIn(page, ...WRITTEN);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await untilHydrated(page);
    await switchLanguage(page, 'es');
    await page.goBack();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(await readFields(page)).toEqual(WRITTEN);
    expect(await storedByPage(page)).not.toMatch(/ana|Oaxaca/i);
  },
);

test(
  'A message is neither sent nor stored, nor lost before the scripts have loaded [CONTACT-5, CONTACT-8, CONTACT-9]',
  { tag: '@engines' },
  async ({ page }) => {
    const releaseScripts = await holdRequests(page, '**/releases/shell/**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page, ...WRITTEN);
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(requests.filter((address) => address === '/contact')).toEqual([]);
    await releaseScripts();
    await untilHydrated(page);
    expect(await readFields(page)).toEqual(WRITTEN);

    requests.length = 0;
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Send message' }).click();
    const answer = page.getByRole('region', { name: 'Write to us' }).getByRole('status');
    await expect(answer).toContainText('Nothing has been sent');
    await expectAboveBar(answer.getByRole('link'));
    expect(requests).toEqual([]);
    expect(await storedByPage(page)).not.toMatch(/ana|Oaxaca/i);
  },
);
