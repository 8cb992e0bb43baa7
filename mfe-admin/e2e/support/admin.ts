import { expect, type Page } from '@playwright/test';

/** Logs in on an admin page, in either language. mfe-admin keeps only the hash of the password. */
export async function logIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^(Password|Contraseña)$/).fill('farekite-demo');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^(Logout|Cerrar sesión)$/ })).toBeVisible();
}
