import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expectReadableText } from '../support/contrast';
import { expectLargeTextFits } from '../support/largeText';
import { expect } from '../support/site';
import { setTextSize, untilPainted } from '../support/layout';
import { expectSoundStructure } from '../support/structure';

/** Fails on what keeps people from using the page as it is now, also with large text and in forced colors. */
export async function expectAccessibleState(page: Page): Promise<void> {
  const expectAccessible = async () => {
    await expectNoAxeFindings(page);
    await expectSoundStructure(page);
  };
  await expectAccessible();
  await expectReadableText(page);

  await expectLargeTextFits(page);
  await setTextSize(page, '200%');
  await untilPainted(page);
  await expectAccessible();
  await setTextSize(page, '100%');

  // axe measures the colors of the styles, which are not painted then.
  await page.emulateMedia({ forcedColors: 'active' });
  await expectSoundStructure(page);
  await expectBordersOfButtons(page);
  await page.emulateMedia({ forcedColors: null });
}

/** Fails when a button of the page has no border: in forced colors, its background is that of the page. */
async function expectBordersOfButtons(page: Page): Promise<void> {
  const borders = await page
    .getByRole('main')
    .locator(':is([role="status"], [role="alert"]) button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => getComputedStyle(button).borderTopStyle),
    );
  expect(borders.filter((style) => style !== 'solid')).toEqual([]);
}
