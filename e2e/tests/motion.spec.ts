import type { Page } from '@playwright/test';
import { EVERY_PATH, expect, openPage, test, blockScriptsAndPictures } from '../support/site';

/** Properties that the compositor animates without layout or paint. */
const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'];

/**
 * The animated or transitioned properties in the page's stylesheets, except those the compositor animates.
 *
 * @param read addresses of stylesheets that were read before and are skipped; this page's are added
 */
async function findCostlyMotion(page: Page, read = new Set<string>()): Promise<string[]> {
  const { costly, addresses } = await page.evaluate(
    ({ cheap, known }) => {
      const costly: string[] = [];
      const note = (where: string, property: string) => {
        if (!cheap.includes(property)) costly.push(`${where}: ${property}`);
      };
      const visit = (rules: CSSRuleList): void => {
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
          if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
        }
      };
      const sheets = [...document.styleSheets].filter(({ href }) => !known.includes(href ?? ''));
      for (const { cssRules } of sheets) visit(cssRules);
      return { costly, addresses: sheets.map(({ href }) => href ?? '') };
    },
    { cheap: CHEAP, known: [...read] },
  );
  for (const address of addresses) if (address) read.add(address);
  return costly;
}

/** The running animations with their properties. */
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

test('All animations on all pages run on the compositor', async ({ page }) => {
  await blockScriptsAndPictures(page);
  const read = new Set<string>();
  for (const path of EVERY_PATH) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await findCostlyMotion(page, read)).toEqual([]);
    });
  }
});

test('Carousel slides, hot deals, calendar and dialog animate on the compositor too', async ({ page }) => {
  await openPage(page, '/');
  // Each slide is paused at its start, so that it can be inspected at any time.
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => {
      for (const slide of document.getAnimations()) slide.pause();
    });
  });
  const moved = async () => [...new Set(await readAnimations(page))];
  await page.getByRole('button', { name: 'Next: Premium Services' }).click();
  await expect.poll(moved).toContain('transform');
  const deals = page.getByRole('region', { name: 'Hot Deals' }).getByRole('list');
  await deals.scrollIntoViewIfNeeded();
  await expect.poll(() => deals.evaluate((track) => track.getAnimations().length)).toBe(1);
  expect((await moved()).filter((property) => !CHEAP.includes(property))).toEqual([]);
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

test('Under reduced motion nothing on any page animates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of EVERY_PATH) {
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
