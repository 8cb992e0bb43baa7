import { expect, type Page } from '@playwright/test';

/** The password of the demonstration; mfe-admin keeps only its hash. */
export const ADMIN_PASSWORD = 'farekite-demo';

/** Logs in on an admin page, in either language. */
export async function logIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^(Password|Contraseña)$/).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^(Logout|Cerrar sesión)$/ })).toBeVisible();
}
