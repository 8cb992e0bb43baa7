import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that axe does not run by default. */
const RULES = Object.fromEntries(
  ['target-size', 'label-content-name-mismatch', 'duplicate-id', 'duplicate-id-active'].map((rule) => [
    rule,
    { enabled: true },
  ]),
);

/** The minified script: half as long as the one that the builder would send to every document. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.5.8, without its exception for spacing, which axe allows. */
const TARGET_PX = 24;

/** Controls that are smaller, except links inside a sentence. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((targetPx) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent.trim() !== control.textContent.trim();
    return (
      [...document.querySelectorAll(controls)]
        .filter((control) => !control.closest('[inert]'))
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isInSentence(control))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // Visually hidden controls are one pixel in size.
        .filter(
          ({ box: { width, height } }) => Math.min(width, height) > 1 && Math.min(width, height) < targetPx,
        )
        .map(
          ({ control, box: { width, height } }) =>
            `${width} × ${height} px: ${control.outerHTML.slice(0, 200)}`,
        )
    );
  }, TARGET_PX);
}

/**
 * Fails on everything that axe finds in the current state of the page, on targets that are too small, and unless there is
 * one heading of level 1.
 *
 * @param part what axe looks at, where only this has changed since the whole page was looked at
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isInjected ? ';' : AXE_SOURCE })
    .include(part)
    // The site has no frames, so axe needs no extra page to merge their results.
    .setLegacyMode()
    .options({ rules: RULES, resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(findings).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
