import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../support/processes';
import { CleanUp } from '../CleanUp';
import { describeBytes, kilobytes } from '../kilobytes';
import { openTab } from '../openBrowser';
import { observePage } from '../pages/observePage';
import type { Figure } from '../report/results';
import { median } from '../statistics';
import { evaluationMs } from '../trace/evaluationMs';
import { readTrace } from '../trace/readTrace';
import { measureWire, type MeasuredWire } from '../wire/measureWire';
import { SITE_SIZES, type SiteSize } from './generatedRoutes';
import { writeSizedSite } from './writeSizedSite';
import { WORKSPACE } from '../../support/workspace';

const HOME = { path: '/', language: 'en' };
/** Many, because medians of fifteen starts of the same shell differ by a millisecond. */
export const STARTS = 45;

interface SizedSite {
  readonly size: SiteSize;
  readonly url: string;
}

interface MeasuredSite {
  readonly size: SiteSize;
  readonly wire: MeasuredWire;
  readonly transferredKb: number;
  readonly startMs: number;
}

async function serveSizedSites(cleanUp: CleanUp, site: string, folder: string): Promise<SizedSite[]> {
  const served: SizedSite[] = [];
  for (const size of SITE_SIZES) {
    const name = String(size.routes);
    const target = join(folder, `site-${name}`);
    await writeSizedSite(size, site, target, join(folder, `build-${name}`));
    const { url, stop } = await serveSite(target, WORKSPACE);
    cleanUp.add(stop);
    served.push({ size, url });
  }
  return served;
}

/** How long the shell takes from its first line until it has called React, in milliseconds. */
async function measureStart(browser: Browser, site: string): Promise<number> {
  const { page, context, session } = await openTab(browser, { hasSlowNetwork: false });
  const { atRest } = await observePage(session, { awaitsHydration: true });
  const trace = await readTrace(browser, page, async () => {
    await page.goto(site + HOME.path);
    await atRest;
  });
  await context.close();
  return evaluationMs(trace, '/shell.js');
}

async function measureSites(browser: Browser, sites: readonly SizedSite[]): Promise<MeasuredSite[]> {
  const startsMs = sites.map((): number[] => []);
  for (let start = 0; start < STARTS; start += 1) {
    for (const [index, { url }] of sites.entries()) startsMs[index]?.push(await measureStart(browser, url));
  }
  const measured: MeasuredSite[] = [];
  for (const [index, { size, url }] of sites.entries()) {
    const wire = await measureWire(browser, HOME, url);
    // The rest is the same, but pictures below the screen come with some visits and not with others.
    const transferredKb = kilobytes(wire.documentBytes + wire.scriptBytes);
    const startMs = median(startsMs[index] ?? []);
    measured.push({ size, wire, transferredKb, startMs });
  }
  return measured;
}

function describe({ size, wire, transferredKb, startMs }: MeasuredSite): string {
  return (
    `${String(size.remotes)} remotes, ${String(size.routes)} routes: / transfers ${transferredKb.toFixed(1)} kB ` +
    `(document ${describeBytes(wire.documentBytes)}, scripts ${describeBytes(wire.scriptBytes)}), the shell starts in ${startMs.toFixed(1)} ms`
  );
}

/** Measures how the home page grows with the number of remotes and routes. Visits of the sites alternate. */
export async function measureGrowth(browser: Browser, site: string): Promise<Figure[]> {
  const cleanUp = new CleanUp();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'farekite-bench-'));
    cleanUp.add(() => rm(folder, { recursive: true }));
    const measured = await measureSites(browser, await serveSizedSites(cleanUp, site, folder));
    console.info(measured.map(describe).join('\n'));
    const [smallest, largest] = [measured[0], measured.at(-1)];
    if (!smallest || !largest) throw new Error('There are no sizes to measure');
    return [
      { target: 'growth', value: largest.transferredKb - smallest.transferredKb },
      { target: 'startGrowth', value: largest.startMs - smallest.startMs },
    ];
  } finally {
    await cleanUp.run();
  }
}
