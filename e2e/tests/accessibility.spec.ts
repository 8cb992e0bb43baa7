import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expectReadableText } from '../support/contrast';
import { expectRoomForLargeText } from '../support/largeText';
import { SCENARIOS } from '../support/scenarios';
import { expectSoundStructure } from '../support/structure';
import { expect, LANGUAGES, openPage, ROUTES, test } from '../support/site';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 900 };

// Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoBarrier(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await expectSoundStructure(page);
}

for (const path of ROUTES) {
  test(`${path} passes all accessibility checks in both languages, at phone and laptop width [A11Y-1, A11Y-3]`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'ES – Español' }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('lang', 'es');
    await expectNoBarrier(page);
    await expectReadableText(page);

    await page.setViewportSize(PHONE);
    await expectNoBarrier(page);
    await expectReadableText(page);
    await expectRoomForLargeText(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('lang', 'en');
    await expectNoBarrier(page);
  });
}

for (const language of LANGUAGES) {
  for (const { title, phoneOnly, run } of SCENARIOS) {
    test(`${title} passes all accessibility checks in every state (${language}) [A11Y-2]`, async ({
      page,
    }) => {
      const sizes = phoneOnly ? [PHONE] : [PHONE, LAPTOP];
      if (phoneOnly) await page.setViewportSize(PHONE);
      await run({
        page,
        language,
        t: (texts) => texts[language],
        check: (state) =>
          test.step(state, async () => {
            for (const size of sizes) {
              await page.setViewportSize(size);
              await expectNoBarrier(page);
            }
          }),
      });
    });
  }
}

test('The home page passes all accessibility checks after its animations were paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const pause = page.getByRole('button', { name: /^Pause/ });
  await expect(pause).toHaveCount(3);
  while ((await pause.count()) > 0) await pause.first().click();
  await expectNoBarrier(page);
  await page.getByRole('region', { name: 'Our Numbers' }).scrollIntoViewIfNeeded();
  await expectReadableText(page);
});

test('With forced colors, selected controls still differ from the others [LANGUAGE-12]', async ({ page }) => {
  const looks = (control: Locator, pseudo?: string) =>
    control.evaluate((element, part) => {
      const { backgroundColor, borderColor, borderStyle } = getComputedStyle(element, part);
      return [backgroundColor, borderColor, borderStyle].join();
    }, pseudo);
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/');
  const [tab, otherTab] = [
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
  ];
  expect(await looks(tab)).not.toBe(await looks(otherTab.first()));
  const language = page.getByRole('banner').getByRole('button');
  expect(await looks(language.nth(0))).not.toBe(await looks(language.nth(1)));
  const dot = page.getByRole('button', { name: /of 9$/ });
  expect(await looks(dot.nth(0), '::before')).not.toBe(await looks(dot.nth(1), '::before'));
  await openPage(page, '/booking-process');
  const step = page.getByRole('main').getByRole('listitem').locator('[aria-hidden]');
  expect(await looks(step.nth(0))).not.toBe(await looks(step.nth(1)));
  await expect(page.getByRole('progressbar')).toHaveCSS('border-style', 'solid');
});
