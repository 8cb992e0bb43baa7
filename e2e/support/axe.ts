import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of these tags that axe does not run by default. */
const RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** The minified script: half as long as the one that the builder would send to every document. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with all axe findings for the current state of a part of the page. */
export async function expectNoAxeFindings(page: Page, part: string): Promise<void> {
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
}
