import type { Page } from '@playwright/test';
import { expect, openPage, ROUTES, test } from '../support/site';

const PATHS = [...ROUTES, '/no-such-page'];
/** What the compositor moves by itself, without laying out or painting anew. */
const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'];

/** The properties that the page's styles would move, in any state of anything, but for the cheap ones. */
function findCostlyMotion(page: Page): Promise<string[]> {
  return page.evaluate((cheap) => {
    const costly: string[] = [];
    const note = (where: string, property: string) => {
      if (!cheap.includes(property)) costly.push(`${where}: ${property}`);
    };
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule) {
          for (const { style } of rule as unknown as Iterable<CSSKeyframeRule>) {
            for (const property of style) note(`@keyframes ${rule.name}`, property);
          }
        } else if (rule instanceof CSSStyleRule) {
          const listed =
            rule.style.getPropertyValue('transition') || rule.style.getPropertyValue('transition-property');
          for (const transition of listed.split(/,(?![^(]*\))/).filter(Boolean)) {
            note(rule.selectorText, transition.trim().split(' ')[0] ?? '');
          }
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    return costly;
  }, CHEAP);
}

/** What moves with the time now, and which of its properties do. */
function readAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
  );
}

test('Whatever moves on any page, in any of its states, moves on the compositor', async ({ page }) => {
  await page.route(/\.(js|avif|webp)$/, (route) => route.abort());
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findCostlyMotion(page)).toEqual([]);
    });
  }
});

test('So does what comes later: the carousels, the menu, a calendar and a pop-up', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Next: Premium Services' }).click();
  expect(new Set(await readAnimations(page))).toEqual(new Set(['transform']));
  await page.getByRole('button', { name: /^Depart/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Discover/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findCostlyMotion(page)).toEqual([]);
});

test('Where less motion is asked for, nothing on any page moves or takes its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await readAnimations(page)).toEqual([]);
      const slow = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
          .map(({ className }) => String(className)),
      );
      expect(slow).toEqual([]);
    });
  }
});
