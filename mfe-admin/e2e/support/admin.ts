import { expect, type Page } from '@playwright/test';

export async function logIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^(Password|Contraseña)$/).fill('farekite-demo');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^(Logout|Cerrar sesión)$/ })).toBeVisible();
}
