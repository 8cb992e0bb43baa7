import { AGENCY } from '../support/agency';
import { parseRoot, readDocument } from '../support/composedDocument';
import { LAPTOP } from '../support/layout';
import { hydratePage } from '../support/loadPageCode';
import { findTransitions, readAnimatedProperties } from '../support/motion';
import { chooseLanguage, expect, LANGUAGES, recordRequests, ROUTES, test } from '../support/site';

/** Shows no carousel, which would fetch its next pictures. */
const LOW_SCREEN = { width: 1280, height: 400 };

for (const path of ROUTES) {
  for (const language of LANGUAGES) {
    test(`${path} has one h1, header and footer, and logs nothing when it is hydrated (${language}) [SHELL-2, SHELL-7, CONTRACT-1]`, async ({
      page,
      consoleErrors,
    }) => {
      const composed = await parseRoot(page, (await readDocument(path, language)).html);
      await chooseLanguage(page, language);
      await page.setViewportSize(LOW_SCREEN);
      const requests = recordRequests(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydratePage(page);
      expect(await page.locator('#root').innerHTML(), 'hydration changes nothing').toBe(composed);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^.+ \\| ${AGENCY.name}$`));

      await test.step('under reduced motion nothing moves', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize(LAPTOP);
        expect(await readAnimatedProperties(page)).toEqual([]);
        expect(await findTransitions(page)).toEqual([]);
      });
      expect(consoleErrors).toEqual([]);
      // Its texts have no character that only the larger font file has.
      expect(requests.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    });
  }
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable and offers the call', async ({ page }) => {
    for (const path of ROUTES) {
      await test.step(path, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        const heading = await main.getByRole('heading', { level: 1 }).innerText();
        expect((await main.innerText()).length).toBeGreaterThan(heading.length);
        await expect(page.getByRole('banner').getByRole('link', { name: /Call/ }).first()).toBeVisible();
      });
    }
  });
});
