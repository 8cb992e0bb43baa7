import type { Page } from '@playwright/test';
import { expect, openPage } from '@farekite/e2e/site';
import { fillIn, press, testStates } from '@farekite/e2e/states';
import { logIn } from './support/admin';

async function enterWrongPassword(page: Page): Promise<void> {
  page.once('dialog', (alert) => void alert.accept());
  await page
    .getByRole('main')
    .getByLabel(/^(Password|Contraseña)$/)
    .fill('kite');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
}

testStates('The dashboard [A11Y-2, LANGUAGE-13, LANGUAGE-14]', async ({ page, language, check }) => {
  await openPage(page, '/admin', language);
  await enterWrongPassword(page);
  await check('a wrong password', 'main');
  await logIn(page);
  await check('the dashboard', 'main');
});

testStates(
  'The blog administration [A11Y-2, LANGUAGE-13, LANGUAGE-14]',
  async ({ page, language, check }) => {
    await openPage(page, '/admin/blog', language);
    await enterWrongPassword(page);
    await check('a wrong password');
    await logIn(page);
    await check('the posts', 'main');
    const long = '4'.repeat(10_000);
    await fillIn(page, long, long, long);
    await press(page, /^(Add Post|Agregar)/);
    await check('a long post added', 'main');
    await press(page, /^(Delete|Eliminar)/);
    await check('a post that can be brought back', 'main');
    const deletion = page.getByRole('button', { name: /^(Delete|Eliminar)/ });
    while ((await deletion.count()) > 0) await deletion.first().click();
    await check('no post left', 'main');
  },
);
