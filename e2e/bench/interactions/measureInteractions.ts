import type { Browser } from '@playwright/test';
import { openTab } from '../openBrowser';
import { observePage } from '../pages/observePage';
import type { Figure } from '../report/results';
import { median } from '../statistics';
import { longestEvent, observeEvents } from './eventTimes';
import { INTERACTIONS, type Interaction } from './interactions';

async function measureOnce(browser: Browser, site: string, interaction: Interaction): Promise<number> {
  const { path, prepare, act } = interaction;
  const { page, context, session } = await openTab(browser, { hasSlowNetwork: false });
  await observeEvents(page);
  const { atRest } = await observePage(session, { awaitsHydration: true });
  await page.goto(site + path);
  await atRest;
  await prepare?.(page);
  await longestEvent(page);
  await act(page);
  const ms = await longestEvent(page);
  await context.close();
  return ms;
}

/**
 * Measures each interaction by itself, on a slow processor: from the input to the next paint, of the longest of its
 * events, in milliseconds.
 */
export async function measureInteractions(browser: Browser, site: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const durationsMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      durationsMs.push(await measureOnce(browser, site, interaction));
    }
    figures.push({ target: interaction.target, value: median(durationsMs) });
  }
  return figures;
}
