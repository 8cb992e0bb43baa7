import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Arm } from '@farekite/shared/canary';
import { formatVisit, parseVisit, type Outcome, type VisitorMark } from '@farekite/shared/telemetry';
import { publish, readRelease, watch } from '@farekite/tooling/release';
import { bucketsIn, putInBucket } from '../support/arms';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, test } from '../support/site';
import { ENDPOINT, startTellingSite, untilTellingScript } from '../support/tellingSite';
import { BUILD_TEST_TIMEOUT_MS, run, WORKSPACE } from '../support/workspace';
import { editFile } from '../support/workspaceCopy';

const DEALS = '/first-class-deals';
const NAME = 'mfe-deals';
const THROWING = 'mfe-deals/src/pages/FirstClassDeals/NightSky/NightSky.tsx';
const RULES = { steps: [10, 25, 50, 100], stepMs: 5 * 60_000, visitors: 100 };
const VISITORS_A_LOOK = 18;
const WITHOUT_COUNTS = { language: 'en', vitals: {}, views: [] };

let telling: Awaited<ReturnType<typeof startTellingSite>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  telling = await startTellingSite();
});

test.afterAll(() => telling.stop());

async function buildDeals(name: string, ...changes: [string, string][]): Promise<string> {
  const dist = join(telling.workspace, NAME, 'dist');
  editFile(join(telling.workspace, THROWING), ...changes);
  await run('farekite', ['build'], join(telling.workspace, NAME));
  const copy = join(telling.workspace, name);
  cpSync(dist, copy, { recursive: true });
  return copy;
}

/** Until the server has taken them: it takes 50 a second. */
async function tell(marks: readonly VisitorMark[]): Promise<void> {
  const [, release = ''] = marks[0]?.split(/[=:]/) ?? [];
  const { version } = await readRelease(join(telling.workspace, 'shell/dist'));
  const pair = `shell@${version} ${release}`;
  for (const mark of marks) {
    const body = JSON.stringify(formatVisit({ ...WITHOUT_COUNTS, pair, marks: [mark] }, Date.now()));
    await expect
      .poll(async () => (await fetch(telling.url + ENDPOINT, { method: 'POST', body })).status)
      .toBe(204);
  }
}

async function counted(version: string): Promise<Record<string, number>> {
  const shown = await (await fetch(telling.metricsAddress)).text();
  const lines = shown.matchAll(/^farekite_visitors_total\{(.*)\} (\d+)$/gm);
  const ofCanary = [...lines].filter(([, labels = '']) => labels.includes(version));
  return Object.fromEntries(
    ofCanary.map(([, labels = '', count]) => {
      const [, arm = '', outcome = ''] = /arm="(\w+)",outcome="(\w+)"/.exec(labels) ?? [];
      return [`${arm} ${outcome}`, Number(count)];
    }),
  );
}

/** @returns whether the visitor was told that the page has failed */
async function visit(browser: Browser, bucket: number): Promise<boolean> {
  const context = await browser.newContext();
  await putInBucket(context, telling.url, bucket);
  const page = await context.newPage();
  const before = telling.records.length;
  await page.goto(telling.url + DEALS);
  await untilTellingScript(page);
  const hasFailed = await page.getByRole('button', { name: 'Try again' }).isVisible();
  await page.goto('about:blank');
  await expect.poll(() => telling.records.length).toBe(before + 1);
  await context.close();
  return hasFailed;
}

/** Before the server knows of a canary, it counts nobody. */
async function untilCounted(version: string): Promise<void> {
  const counts = async () => {
    await tell([`control=${NAME}@${version}:heard`]);
    return (await counted(version))['control heard'] ?? 0;
  };
  await expect.poll(counts, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** `canary 77c1… heard` */
function lastMarks(): string[] {
  const { marks = [] } = parseVisit(telling.records.at(-1) ?? '') ?? {};
  return marks.map((mark) => mark.replace(`=${NAME}@`, ' ').replace(':', ' '));
}

const inSite = () => ['--site', telling.site.location];

/** With a clock that is driven: each minute some visitors come. */
async function watchWith(version: string, failing: (visitor: number) => boolean) {
  let visitors = 0;
  let nowMs = Date.now();
  const release = `${NAME}@${version}`;
  const mark = (arm: Arm, outcome: Outcome): VisitorMark => `${arm}=${release}:${outcome}`;
  const come = async () => {
    for (let index = 0; index < VISITORS_A_LOOK; index += 1) {
      visitors += 1;
      const failed = failing(visitors) ? [mark('canary', 'failed')] : [];
      await tell([mark('canary', 'heard'), mark('control', 'heard'), ...failed]);
    }
  };
  const reports: string[] = [];
  const result = await watch(telling.site, NAME, {
    ...RULES,
    metrics: new URL(telling.metricsAddress),
    report: (line) => reports.push(line),
    clock: {
      now: () => nowMs,
      wait: async (ms) => {
        nowMs += ms;
        await come();
      },
    },
  });
  return { result, reports, visitors };
}

test('A release that throws on one visit in three is taken back by itself', async ({ browser, page }) => {
  test.setTimeout(2 * BUILD_TEST_TIMEOUT_MS);
  const dist = await buildDeals('bad', [
    'export function NightSky() {\n',
    "export function NightSky() {\n  if (typeof document !== 'undefined' && Math.random() < 1 / 3) throw new RangeError('No sky');\n",
  ]);
  const { version } = await readRelease(dist);
  const canary = { version, share: 10 };
  await openPage(page, `${telling.url}/contact`);
  await markDocument(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('We are four');
  await publish(dist, telling.site, { share: 10 });
  await untilCounted(version);
  const before = await counted(version);
  let failed = 0;

  await test.step('browsers tell of the arm that they are in, and whether its page has failed', async () => {
    for (const bucket of bucketsIn('canary', NAME, canary).slice(0, 6)) {
      const hasFailed = await visit(browser, bucket);
      if (hasFailed) failed += 1;
      expect(lastMarks()).toEqual([
        `canary ${version} heard`,
        ...(hasFailed ? [`canary ${version} failed`] : []),
      ]);
    }
    const [inControl = 0] = bucketsIn('control', NAME, canary);
    expect(await visit(browser, inControl)).toBe(false);
    expect(lastMarks()).toEqual([`control ${version} heard`]);
    const [inNone = 0] = bucketsIn(undefined, NAME, canary);
    expect(await visit(browser, inNone)).toBe(false);
    expect(lastMarks()).toEqual([]);
  });

  const { result, visitors } = await watchWith(version, (visitor) => visitor % 3 === 0);
  expect(result).toMatchObject({ outcome: 'taken back', release: { name: NAME, version } });
  expect(result.why).toContain('More of its visitors fail than of the control');
  expect(await counted(version)).toEqual({
    'canary heard': 6 + visitors,
    'canary failed': failed + Math.floor(visitors / 3),
    'control heard': (before['control heard'] ?? 0) + 1 + visitors,
  });
  const history = await run('farekite', ['status', '--history', NAME, ...inSite()], WORKSPACE);
  expect(history).toMatch(new RegExp(`rollback .*${version} taken back`));
  expect(history).toContain(result.why);

  for (const bucket of bucketsIn('canary', NAME, canary).slice(0, 3))
    expect(await visit(browser, bucket)).toBe(false);
  await expect(message).toHaveValue('We are four');
  await expectSameDocument(page);
});

test('A good release goes to more visitors step by step, and is live in the end', async ({ browser }) => {
  test.setTimeout(2 * BUILD_TEST_TIMEOUT_MS);
  const dist = await buildDeals('good', ['Math.random() < 1 / 3', 'Math.random() > 1']);
  const { version } = await readRelease(dist);
  await publish(dist, telling.site, { share: 10 });
  await untilCounted(version);
  const { result, reports } = await watchWith(version, () => false);
  expect(result).toMatchObject({ outcome: 'promoted', release: { name: NAME, version } });
  const shares = [...new Set(reports.map((line) => line.split(' ', 1)[0]))];
  expect(shares).toEqual(['10', '25', '50']);
  const status = await run('farekite', ['status', ...inSite()], WORKSPACE);
  expect(status).toContain(version);
  expect(status).not.toContain('canary');
  expect(await visit(browser, 0)).toBe(false);
  expect(lastMarks()).toEqual([]);
});
