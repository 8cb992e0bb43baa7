import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe';
import { expectSoundStructure } from './structure';

/** Fails on everything that axe and the structural checks find in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await expectSoundStructure(page);
}
