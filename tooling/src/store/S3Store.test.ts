import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answering, stopAnswering } from '../testing/answering';
import { S3Server, type S3Fault } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { createS3Client, DEFAULT_S3_LIMITS, type S3Limits } from './createS3Client';
import { S3Store } from './S3Store';
import { CONFLICT, listKeys, StoreAwayError, type WriteCondition } from './Store';

/** The key in the bucket. */
const STORED_KEY = 'sites/test/live/shell.json';
const KEY = 'live/shell.json';
const IMPATIENT: Partial<S3Limits> = { maxAttempts: 2, silenceTimeoutMs: 250 };

let server: S3Server;

beforeEach(async () => {
  jest.replaceProperty(process, 'env', { AWS_EC2_METADATA_DISABLED: 'true' });
  // The pauses between attempts are as short as chance may make them.
  jest.spyOn(Math, 'random').mockReturnValue(0.01);
  server = await S3Server.start();
});

afterEach(() => server.stop());

const openStore = (limits: Partial<S3Limits> = {}) => new S3Store(server.site, limits);

const put = (store: S3Store, content: string, when: WriteCondition) =>
  store.put(KEY, Buffer.from(content), when);

const stored = () => server.objects.get(STORED_KEY)?.bytes.toString();

function changeObject(content: string, key = STORED_KEY): void {
  const bytes = Buffer.from(content);
  server.objects.set(key, { bytes, etag: `"${content}"`, headers: {}, modified: new Date() });
}

const refusal =
  (status: number, code: string): S3Fault =>
  (response) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code><Message>\n</Message></Error>`);

describe('S3Store.put', () => {
  it('stores type, caching and encoding with the object', async () => {
    const key = 'releases/shell/1/browser/shell.js.gz';
    const bytes = gzipSync('console.info()');
    await openStore().put(key, bytes, 'absent');
    expect(server.objects.get(`sites/test/${key}`)).toMatchObject({
      bytes,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      },
    });
  });

  it.each<[string, string, readonly S3Fault[]]>([
    ['the answer to it is lost', 'PUT GET', ['lost answer']],
    ['it never arrives', 'PUT GET PUT', ['lost request']],
    ['no answer comes in time', 'PUT GET PUT', ['no answer']],
    ['the store has too many requests', 'PUT GET PUT', [429]],
    ['the store is busy, also for reading', 'PUT GET GET PUT', [503, 503]],
    ['the answer to the reading after it is lost, too', 'PUT GET GET', ['lost answer', 'lost answer']],
    ['it arrives after the reading', 'PUT GET PUT GET', ['lost answer', refusal(404, 'NoSuchKey')]],
  ])('writes once when %s', async (_what, requests, faults) => {
    for (const when of ['absent', { etag: '"before"' }] as const) {
      server.objects.clear();
      if (when !== 'absent') changeObject('before');
      server.requests.length = 0;
      server.failNext(...faults);
      const result = await put(openStore({ silenceTimeoutMs: 200 }), 'after', when);
      expect(result).toEqual({ etag: server.objects.get(STORED_KEY)?.etag });
      expect(stored()).toBe('after');
      expect(server.requests).toEqual(requests.split(' ').map((method) => `${method} ${STORED_KEY}`));
    }
  });

  it('meets a conflict when another one was faster after its request was lost', async () => {
    changeObject('before');
    server.faultOf = () => {
      server.faultOf = () => undefined;
      changeObject('by another one');
      return 'lost request';
    };
    expect(await put(openStore(), 'after', { etag: '"before"' })).toBe(CONFLICT);
    expect(stored()).toBe('by another one');
  });

  it('meets a conflict while another write is under way, and after one with the same content', async () => {
    server.failNext(409);
    expect(await put(openStore(), 'after', 'absent')).toBe(CONFLICT);
    changeObject('after');
    expect(await put(openStore(), 'after', 'absent')).toBe(CONFLICT);
  });
});

it('S3Store.get reads again after an answer that ends in the middle', async () => {
  changeObject('{}');
  const cut: S3Fault = (response) =>
    response.writeHead(200, { 'Content-Length': 100, ETag: '"cut"' }).write('{', () => response.destroy());
  server.failNext(cut, cut);
  expect((await openStore().get(KEY))?.bytes.toString()).toBe('{}');
});

describe('S3Store.list', () => {
  const listOf = (content: string) => `<ListBucketResult>${content}</ListBucketResult>`;
  const whole = (content: string) => listOf(`<IsTruncated>false</IsTruncated>${content}`);
  const contents = (key: string) =>
    `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;

  it('leaves out what is not the key of an object, and reads every other key as it is', async () => {
    const keys = ['%2e%2e/a', 'a\nb', '<Key>x</Key>', '&lt;', '+ +', '__proto__', 'ü', 'a\u0001b', ' a '];
    const noKeys = ['', 'folder/', '/a', 'a//b', '../outside', 'a/./b'];
    for (const key of [...keys, ...noKeys]) {
      changeObject('', `sites/test/${key}`);
      changeObject('', `sites/test-of-another/${key}`);
    }
    expect(await listKeys(openStore(), '')).toEqual(keys.sort());
  });

  it('begins anew when a part of the list is lost', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    for (const key of keys) changeObject('', `sites/test/${key}`);
    server.failNext(undefined, 'lost request');
    expect(await listKeys(openStore(), '')).toEqual(keys);
  });

  it.each([
    ['leaves out objects that it has not asked for', 'live/', 'releases/a', []],
    ['reads keys as they are when the store has not encoded them', '', 'a+b%2F&amp;&#13;%', ['a+b%2F&\r%']],
  ])('%s', async (_what, prefix, key, keys) => {
    server.failNext((response) => response.end(whole(contents(`sites/test/${key}`))));
    expect(await listKeys(openStore(), prefix)).toEqual(keys);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>It works!</title><p>Log in<br>'],
    ['a list without its end', listOf(contents('sites/test/a'))],
    ['a list without the token of its next part', listOf('<IsTruncated>true</IsTruncated>')],
    ['an object without a time', whole('<Contents><Key>a</Key></Contents>')],
  ])('refuses %s in place of a list', async (_what, body) => {
    server.failNext((response) => response.end(body));
    await expect(listKeys(openStore(), '')).rejects.toThrow(
      'The store s3://bucket/sites/test answered the request for a list with something else. Check the bucket',
    );
  });
});

describe('While the store is away, S3Store', () => {
  it('lets all requests wait until it is back, says so once, and takes the time of its clock', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `live/${String(index)}.json`);
    const store = openStore();
    const messages: string[] = [];
    const heard = new Promise<void>((resolve) => {
      jest.spyOn(process.stderr, 'write').mockImplementation((message) => {
        messages.push(String(message));
        resolve();
        return true;
      });
    });
    server.clockOffsetMs = -3_600_000;
    await server.stop();
    const writing = Promise.all(
      keys.flatMap((key) => [store.put(key, Buffer.from(key), 'absent'), store.get(`${key}.gz`)]),
    );
    await heard;
    await server.listen();
    expect(await writing).not.toContain(CONFLICT);
    expect(await listKeys(store, 'live/')).toEqual(keys.sort());
    expect(messages).toEqual([
      expect.stringMatching(
        /^farekite: The store s3:\S+ cannot be reached \(.*ECONNREFUSED.*\)\. It is asked again for up to 60 seconds\.\n$/,
      ),
    ]);
  });

  it('gives a request up after its time', async () => {
    server.faultOf = () => 503;
    // The first request may take longer than its time on a busy machine.
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 50));
    await expect(openStore({ patienceMs: 200 }).get(KEY)).rejects.toBeInstanceOf(StoreAwayError);
    expect(server.requests.length).toBeGreaterThan(2);
  });
});

describe('S3Store.prepare', () => {
  it('tries a store that keeps conditions once, and leaves nothing in it', async () => {
    const store = openStore();
    await Promise.all([store.prepare(), store.prepare()]);
    const { length } = server.requests;
    await store.prepare();
    expect(server.requests).toHaveLength(length);
    expect(server.objects.size).toBe(0);
  });

  it.each<[string, S3Server['ignoredCondition'], number]>([
    ['ignores If-None-Match', 'if-none-match', Infinity],
    ['ignores If-Match', 'if-match', Infinity],
    ['refuses to create an object', undefined, 1],
    ['refuses to swap an object', undefined, 3],
  ])('refuses a store that %s, and leaves nothing in it', async (_what, ignored, firstRefused) => {
    server.ignoredCondition = ignored;
    server.faultOf = ({ action }) =>
      action === 's3:PutObject' && server.requests.length >= firstRefused ? 412 : undefined;
    await expect(openStore().prepare()).rejects.toThrow(
      'The store s3://bucket/sites/test does not keep the conditions of writes (If-None-Match: *, If-Match). ' +
        'Publishers would overwrite each other there. Use an object store that keeps them.',
    );
    expect(server.objects.size).toBe(0);
  });
});

describe('An error of S3Store says in one line what to do', () => {
  type Work = (store: S3Store) => Promise<unknown>;
  const CREDENTIALS = 'Log in, or check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and';
  const NETWORK = 'Check the network and AWS_ENDPOINT_URL_S3, then run the command again: it continues';
  const PLACE = 'Check the bucket in --site, AWS_REGION and AWS_ENDPOINT_URL_S3.';
  const ANSWERED = `answered GET ${STORED_KEY} with`;
  const NO_KEY = { AWS_ACCESS_KEY_ID: undefined };
  const CUT_OFF = 'cannot be reached (no answer in time)';
  const half: S3Fault = (response) =>
    response.writeHead(200, { 'Content-Length': 100, ETag: '"half"' }).write('half');
  const write: Work = (store) => put(store, '{}', 'always');

  it.each<[string, string, S3Fault | NodeJS.ProcessEnv, Work?]>([
    [`${ANSWERED} 403 AccessDenied`, CREDENTIALS, refusal(403, 'AccessDenied')],
    [`${ANSWERED} 400 ExpiredToken`, CREDENTIALS, refusal(400, 'ExpiredToken')],
    [`${ANSWERED} 301 PermanentRedirect`, PLACE, refusal(301, 'PermanentRedirect')],
    [`${ANSWERED} 404`, PLACE, (response) => response.writeHead(404).end('<h1>Not found</h1>')],
    [`${ANSWERED} 501`, PLACE, 501],
    [`${ANSWERED} 503`, NETWORK, 503],
    [CUT_OFF, NETWORK, 'no answer'],
    [CUT_OFF, NETWORK, half],
    ['cannot be reached (ERR_INVALID_URL)', PLACE, { AWS_ENDPOINT_URL_S3: 'example.com' }],
    ['cannot be reached (Could not load credentials from any providers)', CREDENTIALS, NO_KEY],
    [`answered DELETE ${STORED_KEY} with 403`, CREDENTIALS, 403, (store) => store.delete(KEY)],
    ['answered the request for a list with 403', CREDENTIALS, 403, (store) => listKeys(store, '')],
    [`answered PUT ${STORED_KEY} (2 bytes) with 413`, 'The store, or a proxy before it, has', 413, write],
    [`answered PUT ${STORED_KEY} with something else`, PLACE, (response) => response.end(), write],
  ])('when it %s: %s', async (problem, remedy, cause, work = (store) => store.get(KEY)) => {
    if (typeof cause === 'object') Object.assign(process.env, cause);
    else server.faultOf = () => cause;
    const message = `The store s3://bucket/sites/test ${problem}. ${remedy}`;
    await expect(work(openStore(IMPATIENT))).rejects.toThrow(message);
  });

  it('when the AWS SDK is not installed', async () => {
    jest.resetModules();
    jest.doMock('@aws-sdk/client-s3', () => {
      throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
    });
    await expect(openStore().get(KEY)).rejects.toThrow(
      'needs the AWS SDK, which is not installed. Run "npm ci --include=dev" in the workspace of the site, elsewhere "npm install @aws-sdk/client-s3".',
    );
    jest.dontMock('@aws-sdk/client-s3');
  });
});

const VENDOR = 'https://s3.example.com';

it.each([
  [
    'AWS, also when a pipeline sets the other variables to nothing',
    { AWS_ENDPOINT_URL_S3: '', AWS_REGION: '', AWS_DEFAULT_REGION: 'eu-west-1' },
    'eu-west-1',
    'https://bucket.s3.eu-west-1.amazonaws.com',
  ],
  [
    'another vendor',
    { AWS_ENDPOINT_URL_S3: `${VENDOR}/`, AWS_REGION: 'fr-par' },
    'fr-par',
    `${VENDOR}/bucket`,
  ],
  ['a vendor without regions', { AWS_ENDPOINT_URL: VENDOR }, 'us-east-1', `${VENDOR}/bucket`],
  [
    'the endpoint for S3 and the region of a profile',
    { profile: `region = nl-ams\nservices = vendor\n[services vendor]\ns3 =\n  endpoint_url = ${VENDOR}` },
    'nl-ams',
    `${VENDOR}/bucket`,
  ],
])(
  'The address of a bucket is that of %s',
  async (_what, { profile = '', ...variables }: NodeJS.ProcessEnv, region, address) => {
    const AWS_CONFIG_FILE = join(temporaryFolder(), 'config');
    writeFileSync(AWS_CONFIG_FILE, `[default]\n${profile}\n`);
    const credentials = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    jest.replaceProperty(process, 'env', { AWS_CONFIG_FILE, ...credentials, ...variables });
    const s3 = await createS3Client('bucket', DEFAULT_S3_LIMITS);
    const handle = jest.spyOn(s3.config.requestHandler, 'handle').mockRejectedValue(new Error('not sent'));
    await expect(s3.getObject({ Bucket: 'bucket', Key: 'key' })).rejects.toThrow();
    const [{ protocol = '', hostname = '', path = '' } = {}] = handle.mock.lastCall ?? [];
    expect(`${protocol}//${hostname}${path}`).toBe(`${address}/key`);
    expect(await s3.config.region()).toBe(region);
  },
);

describe('An object store', () => {
  afterEach(stopAnswering);

  it.each([
    ['HTTP, for a store with such an address', 'HTTP_PROXY', {}, /^127\.0\.0\.1:\d+$/, 403],
    [
      'HTTPS, for AWS',
      'HTTPS_PROXY',
      { AWS_ENDPOINT_URL_S3: '', AWS_REGION: 'eu-west-1' },
      /^bucket\.s3\.eu-west-1\.amazonaws\.com:443$/,
      502,
    ],
  ])(
    'is reached through the proxy for %s, whose answer is not taken for its own',
    async (_what, name, variables, target, status) => {
      const asked = new Set<string>();
      const proxy = createServer().on('connect', ({ url = '' }, socket) => {
        asked.add(url);
        socket.end(`HTTP/1.1 ${String(status)} Refused\r\n\r\n<h1>Blocked</h1>`);
      });
      const { host } = new URL(await answering(proxy));
      Object.assign(process.env, { [name]: `http://${host}` }, variables);
      await expect(openStore(IMPATIENT).get(KEY)).rejects.toThrow(
        `The store s3://bucket/sites/test cannot be reached (the proxy ${host} answered ${String(status)}). ` +
          'Check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and to where this proxy passes connections on.',
      );
      expect([...asked]).toEqual([expect.stringMatching(target)]);
    },
  );
});
