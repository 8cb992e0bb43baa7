import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { expectSoundStructure } from './structure';

/**
 * Fails on everything that axe and the structural checks find in the current state of the page.
 *
 * @param part what axe looks at, where only this has changed since the whole page was looked at
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoAxeFindings(page, part);
  await expectSoundStructure(page);
}
