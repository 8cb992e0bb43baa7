import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './site';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Axe does not run them by default.
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'duplicate-id': { enabled: true },
    'duplicate-id-active': { enabled: true },
  },
  resultTypes: ['violations'],
  preload: false,
};

/** WCAG 2.5.8, without its exception for spacing, which axe allows. */
const TARGET_PX = 24;

function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((targetPx) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]';
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent.trim() !== control.textContent.trim();
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const size = Math.min(width, height);
      // Visually hidden controls are one pixel in size.
      if (size <= 1 || size >= targetPx || control.closest('[inert]')) return [];
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return [];
      return [`${width} × ${height} px: ${control.outerHTML.slice(0, 200)}`];
    });
  }, TARGET_PX);
}

/** @param part what axe looks at, by selectors; small targets are found in the whole page */
export async function expectAccessible(
  page: Page,
  part: string | { readonly include: string; readonly exclude: string } = 'html',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const findings = await page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { readonly axe: typeof Axe };
      const { violations } = await axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [part, OPTIONS] as const,
  );
  expect([...findings, ...(await findSmallTargets(page))]).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
