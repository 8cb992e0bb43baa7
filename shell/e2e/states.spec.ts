import { followLink } from '@farekite/e2e/clientNavigation';
import { chooseLanguage, expect, openPage, untilHydrated } from '@farekite/e2e/site';
import { press, testStates } from '@farekite/e2e/states';

testStates(
  'The mobile menu [A11Y-2, LANGUAGE-13, LANGUAGE-14]',
  async ({ page, language, check }) => {
    await openPage(page, '/about', language);
    await press(page, /^Men[uú]$/);
    await check('the menu open', 'header');
  },
  { phoneOnly: true },
);

testStates('The newsletter [A11Y-2, LANGUAGE-13, LANGUAGE-14]', async ({ page, language, check }) => {
  await openPage(page, '/disclaimer', language);
  const box = page.getByRole('region', { name: /^(Newsletter|Boletín)/ });
  await box.getByRole('textbox').fill('ada@example.com');
  await box.getByRole('button').click();
  await expect(box.getByRole('status')).not.toBeEmpty();
  await check('the newsletter after Subscribe', 'footer');
});

testStates(
  'A page whose scripts fail to load [A11Y-2, LANGUAGE-13]',
  async ({ page, language, check }) => {
    await page.route('**/releases/mfe-deals/**/*.js*', (route) => route.abort());
    if (language !== 'en') await chooseLanguage(page, language);
    await page.goto('/first-class-deals');
    await untilHydrated(page, 'header');
    await expect(page.getByRole('status').getByRole('button')).toBeVisible();
    await check('the notice that the page has failed to load', 'main > [role=status]');
  },
  { blocksFiles: true },
);

testStates(
  'A remote that is down after client navigation [A11Y-2, LANGUAGE-13]',
  async ({ page, language, check }) => {
    await openPage(page, '/flight-results', language);
    await page.route('**/releases/mfe-home/**/*.js*', (route) => route.abort());
    await followLink(page, '/terms');
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    await check('the fallback', 'main');
  },
  { blocksFiles: true },
);
