import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseHealth } from '../operations/siteHealth';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import { readSamples } from '../telemetry/readMetrics';
import { VISITORS_METRIC } from '../telemetry/releaseHealth';
import { answering, stopAnswering } from '../testing/answering';
import { describeWith } from '../testing/describeWith';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { runInProcess } from '../testing/runInProcess';
import { isPrometheusInstalled, startPrometheus } from '../testing/startPrometheus';

jest.mock('../compose/runInSandbox');

const [shell, first, second] = [fakeShell(), fakeDeals('First'), fakeDeals('Second')];
const canary = fakeDeals('Canary');
const FRAME = 'browser/first-class-deals.js:1:2345';

let site: string;
let page: string;
/** At /metrics. */
let shown: string;
let server: string;

const counter = (metric: string, { release }: typeof first, value: number, labels = '') =>
  `farekite_${metric}_total{name="${release.name}",version="${release.version}"${labels}} ${String(value)}\n`;

/** The newer release fails a tenth of its views. */
const COUNTERS = [
  `process_start_time_seconds ${String(Date.now() / 1_000)}\n`,
  counter('views', first, 2_000),
  counter('failed_views', first, 2),
  counter('views', second, 1_000),
  counter('failed_views', second, 100),
  counter('failures', second, 99, `,step="page",error="TypeError",frame="${FRAME}"`),
  counter('failures', second, 1, ',step="late",error="",frame=""'),
  counter('repaired_views', second, 7),
  ...['lcp', 'inp'].map((vital) => counter('web_vitals', second, 80, `,vital="${vital}",band="good"`)),
  counter('web_vitals', second, 30, ',vital="lcp",band="poor"'),
].join('');

beforeEach(async () => {
  site = (await publishedSite(shell.dist, first.dist, second.dist)).location;
  page = join(site, 'page.html');
  shown = COUNTERS;
  server = await answering((_request, response) => response.end(shown));
});

afterEach(stopAnswering);

const status = (...args: readonly string[]) => runInProcess(['status', '--site', site, ...args], site);

it('farekite status shows the counters of one server, and says that they are', async () => {
  const { stdout, stderr, exitCode } = await status('--metrics', `${server}/metrics`);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  const lines = stdout.split('\n').map((line) => line.trim().split(/ {2,}/).join(' | '));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Visitors' browsers, by one server alone, http:\S+\/metrics, since it started at 20.* UTC$/,
    ),
  );
  const start = lines.indexOf(
    `mfe-deals@${second.release.version}: WORSE, 10 % of the views fail, 0.1 % with the release before`,
  );
  expect(lines.slice(start + 1, start + 12)).toEqual([
    expect.stringMatching(`^live since .* UTC, before it ${first.release.version}$`),
    'since live | before',
    'views | 1,000 | 2,000',
    'failed | 100 (10 %) | 2 (0.1 %)',
    'repaired | 7 | 0',
    'LCP: poor | 73 % good | –',
    'INP: good | 100 % good | –',
    'CLS | – | –',
    'failures | step | error | at',
    `99 | page | TypeError | ${FRAME}`,
    '1 | late',
  ]);
});

it('farekite status writes a page of one file without scripts, which escapes what others have written', async () => {
  const [file = ''] = readdirSync(join(site, 'history/mfe-deals')).filter((name) => name.startsWith('2-'));
  const entry = join(site, 'history/mfe-deals', file);
  const written = { by: '<b>Ann', because: '"&', commit: '3f9a'.repeat(10), run: 'https://ci.example/1' };
  const recorded = JSON.parse(readFileSync(entry, 'utf8')) as object;
  writeFileSync(entry, JSON.stringify({ ...recorded, ...written }));
  shown = shown.replace('TypeError', '<script>');
  const { stdout } = await status('--metrics', `${server}/metrics`, '--html', page, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ site, metrics: { kind: 'server' } });
  const html = readFileSync(page, 'utf8');
  const escaped = ['&lt;b&gt;Ann', '&quot;&amp;', '&lt;script&gt;'];
  for (const text of [...escaped, '>3f9a3f9a<', 'worse</span>', 'href="https://ci.example/1"'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script|<b>Ann|<link|src=|@import/);
  for (const refused of [
    ['--html', join(site, 'no/such/folder.html')],
    ['--html', page, '--history'],
    ['--metrics', 'prometheus:9090'],
  ])
    expect(await status(...refused)).toMatchObject({ exitCode: 2, stdout: '' });
});

const visitors = (arm: string, heard: number, failed: number) =>
  counter('visitors', canary, heard, `,arm="${arm}",outcome="heard"`) +
  counter('visitors', canary, failed, `,arm="${arm}",outcome="failed"`);

it('farekite status and its page show a canary beside the live release, with the visitors of both arms', async () => {
  await publish(canary.dist, new FolderStore(site), { share: 5 });
  shown += visitors('canary', 1_012, 41) + visitors('control', 1_004, 3);
  const { stdout } = await status('--metrics', `${server}/metrics`, '--html', page);
  const { version } = canary.release;
  const figures = '5 % get it: 1,012 visitors, 4.1 % failed; of the control 1,004, 0.3 % failed';
  expect(stdout).toMatch(new RegExp(`^  canary 5 % +${version} .*$`, 'm'));
  expect(stdout).toContain(`mfe-deals@${version} is a canary: ${figures}\n`);
  expect(stdout).toContain(`mfe-deals@${second.release.version}: WORSE`);
  const html = readFileSync(page, 'utf8');
  for (const text of [`${figures}.`, `canary <code>${version}</code> 5 %`]) expect(html).toContain(text);
  const { stdout: history } = await status('--history');
  expect(history).toContain(`${version} 5 %`);
});

/** Asks a Prometheus again until it has read what is shown. */
async function readUntil<T>(read: () => Promise<T>, isReached: (value: T) => boolean): Promise<T> {
  const value = await read();
  return isReached(value) ? value : readUntil(read, isReached);
}

describeWith('Prometheus', isPrometheusInstalled(), () => {
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;

  beforeEach(async () => {
    prometheus = await startPrometheus(server);
  });

  afterEach(() => prometheus.stop());

  it('farekite watch reads what its counters say, each of its process', async () => {
    shown = `process_start_time_seconds 1800000000\n${visitors('canary', 12, 1)}`;
    const { name, version } = canary.release;
    const read = (query = '') =>
      readSamples(new URL(prometheus.origin + query), VISITORS_METRIC, { name, version });
    // While it starts, it answers 503.
    const tryToRead = () => read().catch(() => undefined);
    const reading = await readUntil(tryToRead, (found) => found?.samples.length === 2);
    const target = { instance: new URL(server).host, job: 'farekite' };
    const key = `${JSON.stringify(Object.entries(target))} 1800000000`;
    const process = { key, startedAtMs: 1_800_000_000_000 };
    expect(reading?.processes).toEqual([process]);
    const values = reading?.samples.map(({ labels, value }) => [labels.outcome, value]);
    expect(Object.fromEntries(values ?? [])).toEqual({ heard: 12, failed: 1 });
    expect(reading?.samples.map((sample) => sample.process)).toEqual([process, process]);
    expect(await read('?job=another')).toMatchObject({ processes: [], samples: [] });
  });

  it('farekite status shows the last hour and the life of a release, and the one before it', async () => {
    const ofDeals = async () => {
      const { stdout } = await status('--metrics', prometheus.origin, '--json');
      const { metrics } = JSON.parse(stdout || '{}') as { metrics?: { releases: ReleaseHealth[] } };
      return metrics?.releases.find(({ name }) => name === 'mfe-deals');
    };
    const lines = COUNTERS.split('\n');
    shown = lines.filter((line) => !line.includes(second.release.version)).join('\n');
    const before = await readUntil(ofDeals, (release) => release?.before?.total.views === 2_000);
    expect(before?.live.total).toMatchObject({ views: 0, failures: [] });
    shown = COUNTERS;
    const after = await readUntil(ofDeals, (release) => release?.live.total.views === 1_000);
    const failure = { step: 'page', error: 'TypeError', frame: FRAME, count: 99 };
    const health = { views: 1_000, failedViews: 100, failures: [failure, { step: 'late', count: 1 }] };
    expect(after?.live).toMatchObject({ lastHour: health, total: health });
    expect(after?.live.total.vitals.lcp).toEqual({ good: 80, 'needs-improvement': 0, poor: 30, p75: 'poor' });
    expect(after?.before).toMatchObject({ version: first.release.version, total: { failedViews: 2 } });
    await status('--metrics', prometheus.origin, '--html', page);
    expect(readFileSync(page, 'utf8')).toContain('Views of mfe-deals, 24 h ago to now: max. 3,000');
  });
});

it('The page has the colors and the kite of the design system', async () => {
  const workspace = join(__dirname, '../../..');
  await status('--html', page);
  const html = readFileSync(page, 'utf8');
  const tokens = readFileSync(join(workspace, 'shell/src/styles/tokens.scss'), 'utf8');
  const palette = html.match(/--[\w-]+: #\w+;/g) ?? [];
  expect(palette.length).toBeGreaterThan(10);
  expect(palette.filter((color) => !tokens.includes(color))).toEqual([]);
  const kite = readFileSync(join(workspace, 'shared/ui/Kite/Kite.tsx'), 'utf8').match(/ d="[^"]+"/g) ?? [];
  expect(kite.filter((path) => !html.includes(path))).toEqual([]);
});
