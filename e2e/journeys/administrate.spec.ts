import type { Page } from '@playwright/test';
import { expect, openPage, recordRequests, storedByPage, test } from '../support/site';

async function logIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Password').fill('farekite-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

test(
  'One login opens both admin pages until one logout; neither it nor a post leaves the page [CONTACT-5, SHELL-2, SHELL-11, ADMIN-2, ADMIN-5, ADMIN-7, ADMIN-8, ADMIN-10, ADMIN-12]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    const addresses = recordRequests(page);
    await openPage(page, '/admin');
    await page.waitForLoadState('networkidle');
    const stored = await storedByPage(page);
    const requests = recordRequests(page);
    await logIn(page);
    expect(requests).toEqual([]);
    expect(await storedByPage(page)).toBe(stored);
    expect(new URL(page.url()).search).toBe('');

    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'Manage blog' }).press('Enter');
    await expect(heading).toHaveText('Blog Administration');
    await expect(heading).toBeFocused();
    await page.waitForLoadState('networkidle');
    const requestsOfPost = recordRequests(page);
    const posts = page.getByRole('region', { name: 'Existing Posts' }).getByRole('listitem');
    await page.getByLabel('Title').focus();
    for (const text of ['Kites over the bay', 'In short', 'At\nlength']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(posts).toHaveCount(3);
    await expect(posts.first()).toContainText(/Kites over the bay\s*Post 3, \d{4}-\d\d-\d\d/);
    expect(await posts.first().getByText('At length').innerText()).toBe('At\nlength');
    for (const label of ['Title', 'Excerpt', 'Content'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    expect(requestsOfPost).toEqual([]);
    expect(await storedByPage(page)).toBe(stored);
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading).toHaveText('Admin Dashboard');
    await page.goBack();
    await expect(heading).toHaveText('Blog Administration');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading).toHaveText('Blog Admin Login');
    await page.goBack();
    await expect(heading).toHaveText('Admin Login');
    await expect(page.getByRole('main').getByLabel('Password')).toHaveValue('');
    await page.waitForLoadState('networkidle');
    const owners = addresses.flatMap((address) => /^\/(?:releases|live)\/([\w-]+)/.exec(address)?.[1] ?? []);
    expect([...new Set(owners)].sort()).toEqual(['mfe-admin', 'shell']);

    await logIn(page);
    await openPage(page, '/admin/blog');
    await expect(heading).toHaveText('Blog Admin Login');
    await logIn(page);
    await expect(posts).toHaveCount(2);
    expect(consoleErrors).toEqual([]);
  },
);
