import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { STORIES } from '../support/openStates';
import { expectSoundStructure } from '../support/structure';
import { expect, LANGUAGES, openPage, ROUTES, test } from '../support/site';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 900 };

// Nothing fades, so that no contrast is measured on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoBarrier(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await expectSoundStructure(page);
}

for (const path of ROUTES) {
  test(`axe finds nothing on ${path}, in both languages and at both widths`, async ({ page }) => {
    await openPage(page, path);
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'ES – Español' }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('lang', 'es');
    await expectNoBarrier(page);
    await page.setViewportSize(PHONE);
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('lang', 'en');
    await expectNoBarrier(page);
  });
}

for (const language of LANGUAGES) {
  for (const { title, onPhoneOnly, tell } of STORIES) {
    test(`axe finds nothing in ${language} in ${title}`, async ({ page }) => {
      const widths = onPhoneOnly ? [PHONE] : [LAPTOP, PHONE];
      await page.setViewportSize(widths[0] ?? PHONE);
      await tell({
        page,
        language,
        say: (words) => words[language],
        see: async (state) => {
          await test.step(state, async () => {
            for (const size of widths) {
              await page.setViewportSize(size);
              await expectNoBarrier(page);
            }
            if (widths[0]) await page.setViewportSize(widths[0]);
          });
        },
      });
    });
  }
}
