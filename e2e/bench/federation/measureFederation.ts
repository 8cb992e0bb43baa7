import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../support/processes';
import { CleanUp } from '../CleanUp';
import { visitPage, type PageVisit } from '../pages/visitPage';
import type { Figure } from '../report/results';
import { type ServedSites } from '../sites/serveSites';
import { medianOf } from '../statistics';
import { describeWire } from '../wire/describeWire';
import { measureWire } from '../wire/measureWire';
import { writeBundleSite } from './writeBundleSite';
import { WORKSPACE } from '../../support/workspace';

const HOME = { path: '/', language: 'en' };

/** The figures of a site beside those of the same site as one bundle. */
async function compare(browser: Browser, site: string, bundle: string, runs: number): Promise<Figure[]> {
  const wire = await measureWire(browser, HOME, site);
  const bundleWire = await measureWire(browser, HOME, bundle);
  console.info(`As one bundle: ${describeWire(bundleWire)}`);
  const visits: PageVisit[] = [];
  const bundleVisits: PageVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visitPage(browser, { ...HOME, site, hasScripts: true }));
    bundleVisits.push(await visitPage(browser, { ...HOME, site: bundle, hasScripts: true }));
  }
  const paint = (of: readonly PageVisit[]) => medianOf(of, ({ largestPaintMs }) => largestPaintMs);
  return [
    { target: 'federationBytes', value: wire.scriptBytes / bundleWire.scriptBytes },
    { target: 'federationPaint', value: paint(visits) / paint(bundleVisits) },
  ];
}

/** Measures the home page beside that of the same sources as one code-split bundle. Visits of the two alternate. */
export async function measureFederation(
  browser: Browser,
  { folder, site }: ServedSites,
  runs: number,
): Promise<Figure[]> {
  const cleanUp = new CleanUp();
  try {
    const temporary = await mkdtemp(join(tmpdir(), 'farekite-bench-'));
    cleanUp.add(() => rm(temporary, { recursive: true }));
    const copy = join(temporary, 'site');
    await writeBundleSite(folder, copy, join(temporary, 'bundle'));
    const { url, stop } = await serveSite(copy, WORKSPACE);
    cleanUp.add(stop);
    return await compare(browser, site, url, runs);
  } finally {
    await cleanUp.run();
  }
}
