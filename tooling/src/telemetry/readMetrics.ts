import * as v from 'valibot';
import { parserOf } from '../release/dataRules';
import { failureOf, serverAt } from '../util/serverAt';
import { inOneLine, UsageError, UserError } from '../util/UserError';

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
const GIVE_ANOTHER =
  'Name a Prometheus, such as http://prometheus:9090, or what one server shows, such as http://10.0.0.7:9464/metrics.';
const TURN_ON =
  'Is "telemetry" in shell/site.json, has a page been opened since, and does the server run with --metrics-port?';

export type Labels = Readonly<Record<string, string>>;

/** How much a counter grew, and until when. */
export interface Counter {
  readonly metric: string;
  readonly labels: Labels;
  readonly increments: readonly { readonly atMs: number; readonly by: number }[];
}

export interface Range {
  readonly fromMs: number;
  readonly toMs: number;
  readonly parts: number;
}

/** A Prometheus, which knows what was when, or one server, which knows what it has counted since it started. */
export interface Metrics {
  readonly kind: 'prometheus' | 'server';
  readonly address: string;
  /** ISO 8601, of the start of the server; `null` with a Prometheus. */
  readonly since: string | null;
  /** @param labels regular expressions; a server gives all its counters */
  readonly read: (range: Range, metrics: readonly string[], labels: Labels) => Promise<Counter[]>;
}

/** Seconds since 1970, and what a counter said then. */
const POINT = v.tuple([v.number(), v.string()]);

function answerParserOf<E extends v.ObjectEntries>(entries: E) {
  const one = v.looseObject({ metric: v.record(v.string(), v.string()), ...entries });
  const answer = v.looseObject({ data: v.looseObject({ result: v.array(one) }) });
  return parserOf(answer, 'is not what a Prometheus answers', GIVE_ANOTHER, UsageError);
}
const parseMatrix = answerParserOf({ values: v.array(POINT) });
const parseVector = answerParserOf({ value: POINT });
type Series = ReturnType<typeof parseMatrix>['data']['result'][number];

function openAddress(address: URL) {
  const request = serverAt(address);
  const path = address.pathname.replace(/\/$/, '');
  const place = address.origin + path;
  const read = async (query: string) => {
    const answer = await request(path + query, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  };
  const ask = async (query = '') => {
    const { ok, status, text } = await read(query).catch((cause: unknown) => {
      const problem = `${place} cannot be reached (${inOneLine(failureOf(cause))})`;
      throw new UserError(problem, 'Is it running, and the address right?', { cause });
    });
    if (ok) return text;
    // A Prometheus says why as JSON; the page of another server would fill the screen.
    const why = text.startsWith('{') ? ` ${inOneLine(text, 200)}` : '';
    const problem = `${place} answered ${String(status)}${why}`;
    // A Prometheus that is starting answers 503.
    throw status < 500 ? new UsageError(problem, GIVE_ANOTHER) : new UserError(problem, 'Try again later.');
  };
  return { place, ask };
}

const isOneServer = ({ pathname }: URL) => pathname.endsWith('/metrics');

const ESCAPED: Labels = { n: '\n' };

/** Reads Prometheus's text format; what is no number is NaN: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function parseMetricsText(text: string) {
  return text.split('\n').flatMap((line) => {
    const [, metric, inBraces = '', value] =
      /^([a-z_:][\w:]*)(?:\{(.*)\})?[ \t]+([^ \t]+)(?:[ \t]+-?\d+)?[ \t\r]*$/i.exec(line) ?? [];
    if (metric === undefined) return [];
    const labels = [...inBraces.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(
      ([, label = '', escaped = '']) => {
        return [label, escaped.replace(/\\(.)/g, (_, character: string) => ESCAPED[character] ?? character)];
      },
    );
    return [{ metric, labels: Object.fromEntries(labels) as Labels, value: Number(value) }];
  });
}

const STARTED = 'process_start_time_seconds';
/** All other labels are those of the target. */
const OF_COUNTERS = /^(?:__name__|name|version|arm|outcome|vital|band|step|error|frame)$/;

export function hasLabels({ labels }: { readonly labels: Labels }, asked: Labels): boolean {
  return Object.entries(asked).every(([name, value]) => labels[name] === value);
}

function targetKey(labels: Labels): string {
  const others = Object.entries(labels).filter(([label]) => !OF_COUNTERS.test(label));
  return JSON.stringify(others.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** All at one moment, so that no counter is taken for that of a process that has started in between. */
async function selectNow(address: URL, metric: string, labels: Labels) {
  const { place, ask } = openAddress(address);
  if (isOneServer(address))
    return parseMetricsText(await ask()).filter(
      (one) => one.metric === STARTED || (one.metric === metric && hasLabels(one, labels)),
    );
  const ofTarget = Object.fromEntries(address.searchParams);
  const selector = (of: Labels) => Object.entries(of).map(([name, value]) => `${name}="${value}"`);
  const query = `${metric}{${selector({ ...labels, ...ofTarget }).join()}} or ${STARTED}{${selector(ofTarget).join()}}`;
  const text = await ask(`/api/v1/query?${new URLSearchParams({ query }).toString()}`);
  return parseVector(text, place).data.result.map(
    ({ metric: { __name__: name = '', ...found }, value: [, value] }) => {
      return { metric: name, labels: found, value: Number(value) };
    },
  );
}

/**
 * Reads what counters say at the moment, each with its process, for sums over restarts.
 * @param address its parameters are labels of the targets that count: `http://prometheus:9090?job=farekite`
 * @throws UserError when there is no answer, or one that is no count
 */
export async function readSamples(address: URL, metric: string, labels: Labels) {
  const found = await selectNow(address, metric, labels);
  const processes = new Map(
    found
      .filter((one) => one.metric === STARTED)
      .map(({ labels: ofTarget, value }) => {
        const target = targetKey(ofTarget);
        // A server that is started again is another process.
        return [target, { key: `${target} ${String(value)}`, startedAtMs: value * 1_000 }];
      }),
  );
  const samples = found.flatMap((one) => {
    const process = processes.get(targetKey(one.labels));
    return one.metric === metric && process ? [{ labels: one.labels, value: one.value, process }] : [];
  });
  const wrong = samples.find(({ value }) => !Number.isSafeInteger(value) || value < 0);
  if (wrong)
    throw new UserError(`${address.host} says ${String(wrong.value)} for a count`, 'Look at its target.');
  return { source: address.host + address.pathname, processes: [...processes.values()], samples };
}

export type Reading = Awaited<ReturnType<typeof readSamples>>;

async function openServer(address: URL): Promise<Metrics> {
  const { place, ask } = openAddress(address);
  const text = await ask();
  const samples = parseMetricsText(text).filter(({ value }) => !Number.isNaN(value));
  if (samples.length === 0)
    throw new UsageError(`${place} has no metrics in the text format of Prometheus`, GIVE_ANOTHER);
  // A server that has not got a record yet names its counters without a value.
  if (!text.includes('farekite_')) throw new UsageError(`${place} has no telemetry of a site`, TURN_ON);
  const started = samples.find(({ metric }) => metric === STARTED);
  return {
    kind: 'server',
    address: place,
    since: started ? new Date(started.value * 1_000).toISOString() : null,
    read: ({ toMs }) =>
      Promise.resolve(
        samples.map(({ value, ...rest }) => ({ ...rest, increments: [{ atMs: toMs, by: value }] })),
      ),
  };
}

/**
 * Prometheus's own `increase` does not count the first value of a counter, which is the whole of a failure that happened once.
 * This does where the process is known to have run without the counter before, or to have started within the range.
 */
function growthOf({ values }: Series, process: Series | undefined, fromMs: number): Counter['increments'] {
  const [[firstAt, first] = [0, '0']] = values;
  const [[seenAt, startedAt] = [firstAt, '0']] = process?.values ?? [];
  let before = seenAt < firstAt || Number(startedAt) * 1_000 >= fromMs ? 0 : Number(first);
  return values.map(([at, text]) => {
    const value = Number(text);
    const by = value < before ? value : value - before;
    before = value;
    return { atMs: at * 1_000, by };
  });
}

async function openPrometheus(address: URL): Promise<Metrics> {
  const { place, ask } = openAddress(address);
  const query = async ({ fromMs, toMs, parts }: Range, metric: string, labels: Labels): Promise<Series[]> => {
    const stepMs = Math.max(Math.round((toMs - fromMs) / parts), 1_000);
    const selected = Object.entries(labels).map(([name, pattern]) => `${name}=~"${pattern}"`);
    const parameters = new URLSearchParams({
      // Also the last value of a process that has ended meanwhile.
      query: `max_over_time(${metric}{${selected.join()}}[${String(stepMs)}ms])`,
      start: String((toMs - stepMs * parts) / 1_000),
      end: String(toMs / 1_000),
      step: String(stepMs / 1_000),
    });
    const text = await ask(`/api/v1/query_range?${parameters.toString()}`);
    return parseMatrix(text, place).data.result;
  };
  const toMs = Date.now();
  const known = await query({ fromMs: toMs - DAY_MS, toMs, parts: 1 }, 'farekite_views_total', {});
  if (known.length === 0) throw new UsageError(`${place} has no telemetry of a site`, TURN_ON);
  return {
    kind: 'prometheus',
    address: place,
    since: null,
    async read(range, metrics, labels) {
      const series = await Promise.all(metrics.map((metric) => query(range, metric, labels)));
      const jobs = [...new Set(series.flat().map(({ metric }) => metric.job ?? ''))];
      // In the names of jobs any character may stand, and a dot for each.
      const job = jobs.map((name) => name.replace(/\W/g, '.')).join('|');
      const processes = jobs.length === 0 ? [] : await query(range, STARTED, { job });
      const byTarget = new Map(processes.map((process) => [targetKey(process.metric), process]));
      return metrics.flatMap((metric, index) =>
        (series[index] ?? []).map((one) => {
          const increments = growthOf(one, byTarget.get(targetKey(one.metric)), range.fromMs);
          return { metric, labels: one.metric, increments };
        }),
      );
    },
  };
}

/** @param address of a Prometheus, or of one server, which ends in `/metrics` */
export function openMetrics(address: URL): Promise<Metrics> {
  return isOneServer(address) ? openServer(address) : openPrometheus(address);
}
