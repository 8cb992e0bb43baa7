import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, openPage, recordRequests, storedByPage, test, untilHydrated } from '@farekite/e2e/site';
import { ADMIN_PASSWORD, logIn, recordDialogs } from './support/admin';

test(
  'A wrong password on /admin opens an alert and marks the field, and the corrected one opens the dashboard [ADMIN-7, ADMIN-14]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    const dialogs = recordDialogs(page);
    await openPage(page, '/admin');
    const main = page.getByRole('main');
    const field = main.getByLabel('Password');
    const alert = main.getByRole('alert');
    await field.fill('farekite');
    await main.getByRole('button').click();
    await expect(alert).toHaveText('Invalid password');
    expect(dialogs).toEqual(['alert: Invalid password']);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Invalid password');
    await expect(field).toBeFocused();

    // The field keeps its value, so that a typing mistake can be corrected.
    await field.press('End');
    await page.keyboard.type('-demo');
    await expect(alert).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeFocused();
    expect(dialogs).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'One login, which is kept in memory alone, opens both admin pages within the document, and one logout closes both; no other remote is loaded [CONTACT-5, SHELL-2, SHELL-11, ADMIN-5, ADMIN-7, ADMIN-8]',
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
    await page.goto('/admin/blog');
    await untilHydrated(page);
    await expect(heading).toHaveText('Blog Admin Login');
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'A password typed before hydration is kept, also when Enter was pressed early [CONTACT-8]',
  { tag: '@engines' },
  async ({ page }) => {
    const releaseScripts = await holdRequests(page, '**/releases/mfe-admin/**/*.js*');
    await page.goto('/admin', { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel('Password');
    await field.fill(ADMIN_PASSWORD);
    await field.press('Enter');
    await releaseScripts();
    await untilHydrated(page);
    await expect(field).toHaveValue(ADMIN_PASSWORD);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  },
);
