import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, openPage, test, untilHydrated } from '@farekite/e2e/site';
import { ADMIN_PASSWORD, recordDialogs } from './support/admin';

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
