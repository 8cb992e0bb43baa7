import { answering, stopAnswering } from '../testing/answering';
import { openMetrics, parseMetricsText } from './readMetrics';

afterEach(stopAnswering);

const open = (origin: string, path = '/') => openMetrics(new URL(path, origin));
const answeringWith = (text: string, status = 200) =>
  answering((_request, response) => response.writeHead(status).end(text));

/** A Prometheus whose counters have these values at the end of each second from 1000 on; `null`: none. */
async function prometheusWith(metrics: Readonly<Record<string, readonly (number | null)[]>>) {
  const origin = await answering((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams.get('query') ?? '';
    const series = Object.entries(metrics).filter(([name]) => query.includes(`(${name}{`));
    const result = series.map(([, values]) => ({
      metric: { job: 'farekite', instance: '10.0.0.7:9464', name: 'mfe-deals' },
      values: values.flatMap((value, index) => (value === null ? [] : [[1_000 + index, String(value)]])),
    }));
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'matrix', result } }));
  });
  const metricsOfIt = await open(origin);
  const range = { fromMs: 1_000_000, toMs: 1_004_000, parts: 4 };
  const [counter] = await metricsOfIt.read(range, ['farekite_views_total'], {});
  return counter?.increments.map(({ by }) => by);
}

describe('The growth of a counter in a Prometheus', () => {
  const SINCE_BEFORE = [500, 500, 500, 500, 500];
  const RESTARTED = [500, 500, 1_001, 1_001, 1_001];

  it.each([
    ['is what was added, whatever it had before', [70, 70, 71, 74, 74], SINCE_BEFORE, [0, 0, 1, 3, 0]],
    ['has the first value that its process had not before', [null, null, 1, 1, 1], SINCE_BEFORE, [1, 0, 0]],
    ['has not what nobody saw growing', [null, 900, 901, 901], [null, 500, 500, 500], [0, 1, 0]],
    ['goes on when its process begins anew', [70, 72, 1, 2, 2], RESTARTED, [0, 2, 1, 1, 0]],
  ])('%s', async (_what, farekite_views_total, process_start_time_seconds, growth) => {
    expect(await prometheusWith({ farekite_views_total, process_start_time_seconds })).toEqual(growth);
  });
});

it('Reads what a server shows: escaped texts, times and counters without labels', () => {
  const text = `# HELP farekite_views_total Pages that were shown
farekite_failures_total{error="a \\"b\\" \\\\n\\n}",frame="x{y}"} 3 1700000000000
process_start_time_seconds 1.5e9
rubbish{`;
  expect(parseMetricsText(text)).toEqual([
    { metric: 'farekite_failures_total', labels: { error: 'a "b" \\n\n}', frame: 'x{y}' }, value: 3 },
    { metric: 'process_start_time_seconds', labels: {}, value: 1.5e9 },
  ]);
});

describe('An address without the metrics of a site is refused in plain words:', () => {
  it.each([
    ['another website', '/', '<h1>Hello</h1>', 200, 'is not what a Prometheus answers: it is not JSON'],
    ['a website without it', '/', '<h1>Not found</h1>', 404, 'answered 404. Name a Prometheus'],
    ['a Prometheus that refuses', '/', '{"error":"too long"}', 422, 'answered 422 {"error":"too long"}'],
    ['a Prometheus without telemetry', '/', '{"data":{"result":[]}}', 200, 'has no telemetry of a site'],
    ['no such page', '/metrics', 'Not found', 404, 'answered 404'],
    ['another server', '/metrics', 'process_start_time_seconds 1\n', 200, 'has no telemetry of a site'],
    ['a page', '/metrics', '<!doctype html>', 200, 'has no metrics in the text format of Prometheus'],
  ])('%s', async (_what, path, text, status, problem) => {
    const origin = await answeringWith(text, status);
    await expect(open(origin, path)).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining(problem) as unknown,
    });
  });

  it('nothing that listens, without the password that it may have', async () => {
    const place = (await answeringWith('')).replace('http://', '');
    stopAnswering();
    const failure = open(`http://ann:secret@${place}`);
    await expect(failure).rejects.toThrow(
      `http://${place} cannot be reached (connect ECONNREFUSED ${place}). Is it`,
    );
  });

  it('silence', async () => {
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('too late')));
    await expect(open(await answering(() => undefined))).rejects.toThrow('cannot be reached (too late)');
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});

// createDevelopmentApp.test.ts has the proxy of the environment.
it('Asks with the user and the password in the address', async () => {
  const origin = await answering(({ headers }, response) => {
    response.end(`farekite_asks_total{as="${headers.authorization ?? ''}"} 1\n`);
  });
  const metrics = await open(origin.replace('//', '//ann:secret@'), '/metrics');
  const [counter] = await metrics.read({ fromMs: 0, toMs: 1, parts: 1 }, [], {});
  expect(counter?.labels).toEqual({ as: `Basic ${Buffer.from('ann:secret').toString('base64')}` });
});
