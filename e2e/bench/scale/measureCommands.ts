import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { run, startDeveloping, startSite, type ServedSite } from '../../support/processes';
import { copyWorkspace } from '../../support/copyWorkspace';
import type { Figure } from '../report/results';
import { median } from '../statistics';

const MS_PER_S = 1_000;
const REMOTE = 'mfe-deals';
const PAGE = '/first-class-deals';
const CHANGED_FILE = 'mfe-deals/src/content/DealPage/firstClassDeals.ts';
const CHANGED_TEXT = 'Turn left into first class';

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await act();
  return (performance.now() - startedMs) / MS_PER_S;
}

async function medianSeconds(runs: number, measure: (run: number) => Promise<number>): Promise<number> {
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) seconds.push(await measure(run));
  return median(seconds);
}

/** Builds the package in a folder, or in that of the workspace all packages that have changed. */
const build = (folder: string) => run('npm', ['run', 'build'], folder);

/** Removes what packages have built, and the caches of their builds. */
async function removeBuilds(workspace: string, packages: readonly string[]): Promise<void> {
  for (const name of packages) {
    for (const folder of ['dist', 'node_modules/.cache']) {
      await rm(join(workspace, name, folder), { recursive: true, force: true });
    }
  }
}

/** A cold build of one remote beside that of all packages. */
async function measureColdBuild(workspace: string, runs: number): Promise<number> {
  const oneS: number[] = [];
  const allS: number[] = [];
  const packages = readdirSync(workspace).filter((name) =>
    existsSync(join(workspace, name, 'dist/release.json')),
  );
  for (let round = 0; round < runs; round += 1) {
    await removeBuilds(workspace, packages);
    allS.push(await secondsOf(() => build(workspace)));
    await removeBuilds(workspace, [REMOTE]);
    oneS.push(await secondsOf(() => build(join(workspace, REMOTE))));
  }
  return median(oneS) / median(allS);
}

async function measureChangedBuild(workspace: string, runs: number): Promise<number> {
  const file = join(workspace, CHANGED_FILE);
  const source = await readFile(file, 'utf8');
  if (!source.includes(CHANGED_TEXT)) throw new Error(`${CHANGED_FILE} does not contain "${CHANGED_TEXT}"`);
  return medianSeconds(runs, async (run) => {
    await writeFile(file, source.replace(CHANGED_TEXT, `${CHANGED_TEXT} ${String(run)}`));
    return secondsOf(() => build(workspace));
  });
}

/** The time until a command serves, and until what follows is done. */
async function secondsUntilServed(
  start: () => Promise<ServedSite>,
  visit: (url: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let served: ServedSite | undefined;
  try {
    return await secondsOf(async () => {
      served = await start();
      await visit(served.url);
    });
  } finally {
    await served?.stop();
  }
}

async function showDevelopedPage(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url + PAGE);
  await page.locator(`[data-remote=${REMOTE}][data-release=development] h1`).waitFor();
  await page.close();
}

/** Measures the commands of everybody who works on the site, in a copy of the workspace. */
export async function measureCommands(browser: Browser, runs: number): Promise<Figure[]> {
  const workspace = mkdtempSync(join(tmpdir(), 'farekite-bench-'));
  try {
    copyWorkspace(workspace);
    const coldBuild = await measureColdBuild(workspace, runs);
    const changedBuild = await measureChangedBuild(workspace, runs);
    const start = () => startSite(join(workspace, 'site'), workspace);
    // The first start publishes.
    await secondsUntilServed(start);
    const unchangedStart = await medianSeconds(runs, () => secondsUntilServed(start));
    const development = await medianSeconds(runs, () =>
      secondsUntilServed(
        () => startDeveloping(join(workspace, REMOTE), []),
        (url) => showDevelopedPage(browser, url),
      ),
    );
    return [
      { target: 'coldBuild', value: coldBuild },
      { target: 'changedBuild', value: changedBuild },
      { target: 'unchangedStart', value: unchangedStart },
      { target: 'development', value: development },
    ];
  } finally {
    await rm(workspace, { recursive: true });
  }
}
