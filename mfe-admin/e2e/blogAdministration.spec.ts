import { expect, openPage, recordRequests, storedByPage, test, untilHydrated } from '@farekite/e2e/site';
import { logIn } from './support/admin';

const SAMPLES = ['Five Airports With a View', 'What “Nonstop” Really Means'];

test('A post added by keyboard is listed first, the form is cleared, and a reload removes the post [CONTACT-5, ADMIN-2, ADMIN-10, ADMIN-12, SHELL-2]', async ({
  page,
  consoleErrors,
}) => {
  const main = page.getByRole('main');
  const titles = main.getByRole('region', { name: 'Existing Posts' }).getByRole('heading', { level: 3 });
  await openPage(page, '/admin/blog');
  await logIn(page);
  await page.waitForLoadState('networkidle');
  const stored = await storedByPage(page);
  const requests = recordRequests(page);
  await expect(titles).toHaveText(SAMPLES);

  await main.getByLabel('Title').focus();
  for (const text of ['Kites over the bay', 'In short', 'At\nlength']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Kites over the bay', ...SAMPLES]);
  const post = main.getByRole('listitem').first();
  await expect(post).toContainText(/Post 3, \d{4}-\d\d-\d\d/);
  expect(await post.getByText('At length').innerText()).toBe('At\nlength');
  for (const label of ['Title', 'Excerpt', 'Content'])
    await expect(main.getByLabel(label, { exact: true })).toHaveValue('');

  expect(requests).toEqual([]);
  expect(await storedByPage(page)).toBe(stored);
  expect(consoleErrors).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await logIn(page);
  await expect(titles).toHaveText(SAMPLES);
});
