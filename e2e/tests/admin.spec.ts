import type { Page } from '@playwright/test';
import { expectFitsEveryWidth } from '../support/everyWidth';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { expectNoSidewaysScroll } from '../support/layout';
import {
  expect,
  LANGUAGES,
  openPage,
  recordRequests,
  ROUTES,
  storedByPage,
  test,
  untilHydrated,
} from '../support/site';

const PASSWORD = 'farekite-demo';

const WORDS = {
  en: { password: 'Password', wrong: 'Invalid password', dashboard: 'Admin Dashboard' },
  es: { password: 'Contraseña', wrong: 'Contraseña no válida', dashboard: 'Panel de administración' },
} as const;

/** Accepts every dialog and collects the messages. */
function recordAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return alerts;
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`A wrong password on /admin opens an alert and then marks the field as invalid (${language}) [ADMIN-9, ADMIN-13, ADMIN-14]`, async ({
    page,
    consoleErrors,
  }) => {
    const alerts = recordAlerts(page);
    await openPage(page, '/admin', language);
    const field = page.getByRole('main').getByLabel(words.password);
    const fault = page.getByRole('main').getByRole('alert');
    await field.fill('farekite');
    await page.getByRole('main').getByRole('button').click();
    await expect(fault).toHaveText(words.wrong);
    expect(alerts).toEqual([`alert: ${words.wrong}`]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(words.wrong);
    await expect(field).toBeFocused();
    await expectFitsEveryWidth(page);

    // The field keeps its value, so that a typing mistake can be corrected.
    await page.keyboard.type('-demo');
    await expect(fault).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeFocused();
    expect(alerts).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });

  test(`The login form and the dashboard fit every screen width (${language}) [RESULT-7]`, async ({
    page,
  }) => {
    await openPage(page, '/admin', language);
    await expectFitsEveryWidth(page);
    await page.getByRole('main').getByLabel(words.password).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeVisible();
    await expectFitsEveryWidth(page);
  });
}

test('The dashboard shows three figures after login, until logout or reload [BOOKING-15, BOOKING-24, ADMIN-1, ADMIN-7, ADMIN-8, SHELL-1, SEO-8]', async ({
  page,
}) => {
  await openPage(page, '/admin');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.waitForLoadState('networkidle');
  const stored = await storedByPage(page);
  const requests = recordRequests(page);
  await logIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText([
    'Flight bookings this month',
    'Revenue this month',
    'Active customers',
  ]);
  await expect(main.getByRole('definition')).toHaveText(['1,284', '$486,250', '8,932']);
  expect(requests).toEqual([]);
  expect(await storedByPage(page)).toBe(stored);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('banner').getByRole('button', { name: 'ES' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Panel de administración' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'EN' }).click();

  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(main.getByLabel('Password')).toBeFocused();
  await expect(main.getByLabel('Password')).toHaveValue('');
  await expect(main.getByText('$486,250')).toHaveCount(0);

  await logIn(page);
  await page.reload();
  await untilHydrated(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(main.getByText('$486,250')).toHaveCount(0);
});

test('One login opens both admin pages within the document, and one logout closes both [RESULT-8, ADMIN-8, ADMIN-16]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/admin');
  await logIn(page);
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
  expect(consoleErrors).toEqual([]);

  await logIn(page);
  await page.goto('/admin/blog');
  await untilHydrated(page);
  await expect(heading).toHaveText('Blog Admin Login');
});

test('A password typed before hydration is kept, also when Enter was pressed early [BOOKING-21]', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/releases/mfe-admin/**/*.js*', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByLabel('Password');
  await field.fill(PASSWORD);
  await field.press('Enter');
  held.forEach((release) => {
    release();
  });
  await untilHydrated(page);
  await expect(field).toHaveValue(PASSWORD);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('Hostile input in the password field is treated as a wrong password [BOOKING-28]', async ({
  page,
  consoleErrors,
}) => {
  const alerts = recordAlerts(page);
  await openPage(page, '/admin');
  const field = page.getByRole('main').getByLabel('Password');
  const texts = Object.values(HOSTILE_TEXTS);
  for (const [index, text] of texts.entries()) {
    await field.fill(text);
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid password');
    expect(alerts).toHaveLength(index + 1);
    await expect(field).toHaveValue(text);
  }
  expect(new Set(alerts)).toEqual(new Set(['alert: Invalid password']));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expect(page.locator('#injected')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('The admin pages load no other remote, and no other page loads mfe-admin [ADMIN-5]', async ({
  page,
  request,
}) => {
  const addresses = recordRequests(page);
  await openPage(page, '/admin');
  await logIn(page);
  await page.getByRole('link', { name: 'Manage blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Administration' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const owners = addresses.flatMap((address) => /^\/(?:releases|live)\/([\w-]+)/.exec(address)?.[1] ?? []);
  expect([...new Set(owners)].sort()).toEqual(['mfe-admin', 'shell']);

  for (const path of ROUTES.filter((route) => !route.startsWith('/admin'))) {
    expect(await (await request.get(path)).text(), path).not.toContain('mfe-admin');
  }
  addresses.length = 0;
  await openPage(page, '/flight-results');
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => address.includes('mfe-admin'))).toEqual([]);
});
