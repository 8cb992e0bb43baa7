import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of these tags that are off unless they are asked for. */
const RULES = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** Fails with what axe finds on the page as it stands, and names each element. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder(isInjected ? { page, axeSource: ';' } : { page })
    // There are no frames to be joined, so that it needs no page of its own for that.
    .setLegacyMode()
    .options({ rules: RULES, resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(findings).toEqual([]);
}
