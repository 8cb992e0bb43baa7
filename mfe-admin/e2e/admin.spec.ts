import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, test, untilHydrated } from '@farekite/e2e/site';
import { ADMIN_PASSWORD } from './support/admin';

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
