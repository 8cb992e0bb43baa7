import { gzipSync } from 'node:zlib';
import { S3Server, type S3Fault } from '../testing/S3Server';
import type { S3Limits } from './createS3Clients';
import { listKeys } from './ensureObject';
import { S3Store } from './S3Store';
import { CONFLICT, type WriteCondition } from './Store';
import { StoreAwayError } from './StoreAwayError';

/** The key in the bucket of the object that the tests write. */
const STORED_KEY = 'sites/test/live/shell.json';
const KEY = 'live/shell.json';
/** For failures that do not pass. */
const IMPATIENT: Partial<S3Limits> = { maxAttempts: 2 };

const { env } = process;
let server: S3Server;

beforeEach(async () => {
  server = await S3Server.start();
});

afterEach(async () => {
  process.env = env;
  await server.stop();
});

const openStore = (limits: Partial<S3Limits> = {}) => new S3Store(server.site, limits);

const put = (store: S3Store, content: string, when: WriteCondition) =>
  store.put(KEY, Buffer.from(content), when);

/** What the bucket has under the key. */
const stored = () => server.objects.get(STORED_KEY)?.bytes.toString();

/** Changes the object as another publisher does. */
function changeObject(content: string): void {
  const bytes = Buffer.from(content);
  server.objects.set(STORED_KEY, { bytes, etag: `"${content}"`, headers: {}, modified: new Date() });
}

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

  it.each<[string, readonly S3Fault[]]>([
    ['the answer to it is lost', ['lost answer']],
    ['the answers to it and to the reading after it are lost', ['lost answer', 'lost answer', 503]],
    ['it never arrives', ['lost request']],
    ['the store is busy', [503, 503]],
    ['the store has an error', [500]],
    ['the store has too many requests', [429]],
  ])('writes once when %s', async (_what, faults) => {
    server.failNext(...faults);
    const result = await openStore().put(KEY, Buffer.from('{}'), 'absent');
    expect(result).toEqual({ etag: server.objects.get(STORED_KEY)?.etag });
    expect(stored()).toBe('{}');
  });

  it('swaps once when the answer is lost', async () => {
    changeObject('before');
    server.failNext('lost answer');
    const etag = await put(openStore(), 'after', { etag: '"before"' });
    expect(etag).toEqual({ etag: server.objects.get(STORED_KEY)?.etag });
    expect(stored()).toBe('after');
    expect(server.requests).toEqual([`PUT ${STORED_KEY}`, `GET ${STORED_KEY}`]);
  });

  it('writes once when no answer comes in time', async () => {
    server.failNext('no answer');
    const store = openStore({ silenceTimeoutMs: 50 });
    expect(await put(store, '{}', 'absent')).not.toBe(CONFLICT);
    expect(server.requests).toEqual([`PUT ${STORED_KEY}`, `GET ${STORED_KEY}`, `PUT ${STORED_KEY}`]);
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

  it.each(['absent', { etag: '"before"' }] as const)(
    'meets a conflict when the store says that another write is under way (%j)',
    async (when) => {
      server.failNext(409);
      expect(await put(openStore(), 'after', when)).toBe(CONFLICT);
    },
  );

  it('does not read the object when no answer was lost', async () => {
    changeObject('before');
    expect(await put(openStore(), 'before', 'absent')).toBe(CONFLICT);
    expect(server.requests).toEqual([`PUT ${STORED_KEY}`]);
  });

  it('loses no update when every third answer or request is lost', async () => {
    let requests = 0;
    server.faultOf = () => {
      requests += 1;
      return requests % 3 === 0 ? (['lost answer', 'lost request'] as const)[requests % 2] : undefined;
    };
    const increment = async (store: S3Store, writer: string): Promise<void> => {
      const present = await store.get(KEY);
      const count = Number.parseInt(present?.bytes.toString() ?? '0', 10) + 1;
      const when = present ? { etag: present.etag } : 'absent';
      if ((await put(store, `${String(count)} by ${writer}`, when)) === CONFLICT)
        await increment(store, writer);
    };
    const writers = Array.from({ length: 8 }, (_, index) => `writer ${String(index)}`);
    await Promise.all(writers.map((writer) => increment(openStore(), writer)));
    // A write that was replaced before its writer could read it is repeated, so the count may be higher.
    expect(Number.parseInt(stored() ?? '', 10)).toBeGreaterThanOrEqual(8);
  });
});

describe('While the store is away, S3Store', () => {
  /** Waits until the store says that it is away. @returns what it says from then on */
  function listenForOutage() {
    const messages: string[] = [];
    const heard = new Promise<void>((resolve) => {
      jest.spyOn(process.stderr, 'write').mockImplementation((message) => {
        messages.push(String(message));
        resolve();
        return true;
      });
    });
    return { heard, messages };
  }

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('lets all requests wait until it is back, also when the clock of this machine is wrong', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `live/${String(index)}.json`);
    const store = openStore();
    const { heard, messages } = listenForOutage();
    server.clockOffsetMs = -3_600_000;
    await server.stop();
    const writing = Promise.all(
      keys.flatMap((key) => [store.put(key, Buffer.from(key), 'absent'), store.get(`${key}.gz`)]),
    );
    await heard;
    await server.listen();
    expect(await writing).not.toContain(CONFLICT);
    expect((await listKeys(store, 'live/')).sort()).toEqual(keys.sort());
    expect(messages).toEqual([
      expect.stringMatching(
        /^farekite: The store s3:\S+ is away \(ECONNREFUSED\)\. It is asked again for up to 60 seconds\.\n$/,
      ),
    ]);
  });

  it.each<[string, (store: S3Store) => Promise<unknown>]>([
    ['get', (store) => store.get(KEY)],
    ['put', (store) => put(store, '{}', 'always')],
    ['put on a condition', (store) => put(store, '{}', 'absent')],
    ['delete', (store) => store.delete(KEY)],
    ['list', (store) => listKeys(store, '')],
  ])('gives up after its time (%s)', async (_what, run) => {
    server.faultOf = () => 503;
    await expect(run(openStore({ patienceMs: 200 }))).rejects.toBeInstanceOf(StoreAwayError);
    expect(server.requests.length).toBeGreaterThan(2);
  });

  it('gives up writing after its time when it can still read', async () => {
    server.faultOf = ({ action }) => (action === 's3:PutObject' ? 503 : undefined);
    await expect(put(openStore({ patienceMs: 200 }), '{}', 'absent')).rejects.toBeInstanceOf(StoreAwayError);
  });
});

describe('S3Store.get', () => {
  it.each<S3Fault>(['lost answer', 'cut answer', 503])('reads again after %s', async (fault) => {
    changeObject('{}');
    server.failNext(fault, fault);
    expect((await openStore().get(KEY))?.bytes.toString()).toBe('{}');
  });

  it('reads what a store sends that marks it as compressed', async () => {
    const bytes = Buffer.from('not compressed at all');
    const headers = { 'Content-Encoding': 'br' };
    server.objects.set(STORED_KEY, { bytes, etag: '"1"', headers, modified: new Date() });
    expect(await openStore().get(KEY)).toEqual({ bytes, etag: '"1"' });
  });

  it('takes the time of the store when the clock of this machine is wrong', async () => {
    changeObject('{}');
    server.clockOffsetMs = -3_600_000;
    const store = openStore();
    expect((await store.get(KEY))?.bytes.toString()).toBe('{}');
    await store.get(KEY);
    await store.get('live/missing.json');
    expect(server.requests).toHaveLength(4);
  });
});

describe('S3Store.list', () => {
  const listOf = (content: string) => `<ListBucketResult>${content}</ListBucketResult>`;
  const contents = (key: string, modified = '2026-01-01T00:00:00.000Z') =>
    `<Contents><Key>${key}</Key><Size>1</Size><LastModified>${modified}</LastModified></Contents>`;

  it('leaves out what is not the key of an object, and reads every other key as it is', async () => {
    const keys = ['%2e%2e/a', 'a\nb', '<Key>x</Key>', '&lt;', '+ +', '__proto__', 'ü', 'a\u0001b', ' a '];
    const noKeys = ['', 'folder/', '/a', 'a//b', '../outside', 'a/./b'];
    for (const key of [...keys, ...noKeys]) {
      const object = { bytes: Buffer.of(), etag: '""', headers: {}, modified: new Date() };
      server.objects.set(`sites/test/${key}`, object);
      server.objects.set(`sites/test-of-another/${key}`, object);
    }
    expect((await listKeys(openStore(), '')).sort()).toEqual(keys.sort());
  });

  it.each([
    ['leaves out objects that it has not asked for', 'live/', 'releases/a', []],
    ['reads keys as they are when the store has not encoded them', '', 'a+b%2F&amp;&#13;%', ['a+b%2F&\r%']],
  ])('%s', async (_what, prefix, key, keys) => {
    server.failNext((response) =>
      response.end(listOf(`<IsTruncated>false</IsTruncated>${contents(`sites/test/${key}`)}`)),
    );
    expect(await listKeys(openStore(), prefix)).toEqual(keys);
  });

  it('tells MD5 and time as the store does', async () => {
    const md5 = '0123456789abcdef0123456789abcdef';
    const etag = `"${md5}"`;
    const modified = new Date('2026-01-01T00:00:00Z');
    server.objects.set(STORED_KEY, { bytes: Buffer.from('{}'), etag, headers: {}, modified });
    server.objects.set(`${STORED_KEY}.gz`, {
      bytes: Buffer.of(),
      etag: '"encrypted"',
      headers: {},
      modified,
    });
    const objects = [];
    for await (const object of openStore().list('')) objects.push(object);
    expect(objects).toEqual([
      { key: KEY, modifiedMs: modified.getTime(), md5 },
      { key: `${KEY}.gz`, modifiedMs: modified.getTime(), md5: undefined },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'It works!'],
    ['a page', '<!doctype html><title>It works!</title><p>Log in<br>'],
    ['another document', '<?xml version="1.0"?><ListAllMyBucketsResult/>'],
    ['a list that is cut off', '<ListBucketResult><IsTruncated>false</IsTruncated>'],
    ['a list without its end', listOf(contents('sites/test/a'))],
    ['a list without the token of its next part', listOf('<IsTruncated>true</IsTruncated>')],
    [
      'a malformed key',
      listOf(`<EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>${contents('%E0%A4%A')}`),
    ],
    ['a malformed time', listOf(`<IsTruncated>false</IsTruncated>${contents('a', 'yesterday')}`)],
    ['an object without a time', listOf('<IsTruncated>false</IsTruncated><Contents><Key>a</Key></Contents>')],
  ])('refuses %s in place of a list', async (_what, body) => {
    server.failNext((response) => response.end(body));
    await expect(listKeys(openStore(), '')).rejects.toThrow(
      'The store s3://bucket/sites/test answered the request for a list with something else. ' +
        'Check that AWS_ENDPOINT_URL_S3 is the address of an object store.',
    );
  });

  it('refuses a list that never ends', async () => {
    server.faultOf = () => (response) =>
      response.end(listOf('<IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken>'));
    await expect(listKeys(openStore(), '')).rejects.toThrow(
      'answered the request for a list with something else',
    );
  });
});

describe('S3Store.prepare', () => {
  it('finds a store that keeps conditions suitable, and leaves nothing in it', async () => {
    await openStore().prepare();
    expect(server.objects.size).toBe(0);
  });

  it('tries the store once', async () => {
    const store = openStore();
    await Promise.all([store.prepare(), store.prepare()]);
    const { length } = server.requests;
    await store.prepare();
    expect(server.requests).toHaveLength(length);
  });

  it.each([
    ['if-none-match', 'replaces an object that was only to be created (it ignores If-None-Match: *). '],
    ['if-match', 'swaps an object on an old ETag (it ignores If-Match). '],
  ] as const)('refuses a store that ignores %s', async (condition, problem) => {
    server.ignoredCondition = condition;
    await expect(openStore().prepare()).rejects.toThrow(
      `The store s3://bucket/sites/test ${problem}Publishers would overwrite each other there. ` +
        'Use an object store that keeps the conditions of writes.',
    );
    expect(server.objects.size).toBe(0);
  });

  it('refuses a store that lacks conditions and says so', async () => {
    server.failNext(501);
    await expect(openStore().prepare()).rejects.toThrow(
      /501 Not Implemented\. .*use an object store that has it/,
    );
  });

  it.each([
    [[412], 'refuses to create an object (If-None-Match: *)'],
    [[undefined, undefined, 412], 'refuses to swap an object on its ETag (If-Match)'],
  ])('refuses a store that keeps a condition where it need not (%j)', async (faults, message) => {
    const queue: (number | undefined)[] = [...faults];
    server.faultOf = () => queue.shift();
    await expect(openStore().prepare()).rejects.toThrow(message);
  });
});

describe('The errors of S3Store', () => {
  const answer =
    (status: number, code: string, headers: Readonly<Record<string, string>> = {}): S3Fault =>
    (response) =>
      response.writeHead(status, headers).end(`<Error><Code>${code}</Code><Message>\n</Message></Error>`);

  const CREDENTIALS = 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.';

  it.each<[string, S3Fault, string]>([
    [
      '403 AccessDenied',
      answer(403, 'AccessDenied'),
      'Let the policy of these credentials allow it: docs/policies/ has what a package needs.',
    ],
    ['403 SignatureDoesNotMatch', answer(403, 'SignatureDoesNotMatch'), CREDENTIALS],
    ['400 ExpiredToken', answer(400, 'ExpiredToken'), CREDENTIALS],
    ['404 NoSuchBucket', answer(404, 'NoSuchBucket'), 'Create the bucket, or correct its name in --site.'],
    ['403 RequestTimeTooSkewed', answer(403, 'RequestTimeTooSkewed'), 'Set the clock of this machine.'],
    [
      '301 PermanentRedirect',
      answer(301, 'PermanentRedirect', {
        'x-amz-bucket-region': 'us-west-2',
        location: 'http://127.0.0.1:1/',
      }),
      'Set AWS_REGION to the region of the bucket, us-west-2.',
    ],
    [
      '307 Temporary Redirect',
      (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      'Set AWS_REGION to the region of the bucket.',
    ],
    [
      '404 Not Found',
      (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>'),
      'Check AWS_ENDPOINT_URL_S3 and the bucket.',
    ],
    ['503 Service Unavailable', 503, 'Run the command again later: it continues where it stopped.'],
  ])('say in one line what to do about %s', async (status, fault, remedy) => {
    server.faultOf = () => fault;
    await expect(openStore(IMPATIENT).get(KEY)).rejects.toMatchObject({
      name: 'UserError',
      message: `The store s3://bucket/sites/test answered GET sites/test/live/shell.json with ${status}. ${remedy}`,
    });
  });

  it('say what to do about an answer that has no ETag', async () => {
    server.faultOf = () => (response) => response.end();
    await expect(put(openStore(IMPATIENT), '{}', 'always')).rejects.toThrow(
      'answered without an ETag. Check that AWS_ENDPOINT_URL_S3 is the address of an object store.',
    );
  });

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'wrong' }, '403 InvalidAccessKeyId. Check AWS_ACCESS_KEY_ID,'],
    [
      { AWS_REGION: 'us-east-1' },
      '400 AuthorizationHeaderMalformed. Set AWS_REGION to the region of the bucket.',
    ],
  ])('tell which variable is wrong: %j', async (wrong, message) => {
    process.env = { ...process.env, ...wrong };
    await expect(openStore().get(KEY)).rejects.toThrow(message);
  });

  describe('when nothing says where the store is, or who asks', () => {
    it.each([
      [
        { AWS_REGION: undefined, AWS_ENDPOINT_URL_S3: undefined },
        "cannot be asked (Region is missing). Set AWS_REGION, or AWS_ENDPOINT_URL_S3 to another vendor's endpoint.",
      ],
      [{ AWS_ENDPOINT_URL_S3: 'example.com' }, 'cannot be asked (Invalid URL). Set AWS_REGION, or'],
      [
        { AWS_ACCESS_KEY_ID: undefined },
        'cannot be asked (Could not load credentials from any providers). Log in, or set AWS_ACCESS_KEY_ID and',
      ],
    ])('tell what to set: %j', async (missing, message) => {
      process.env = { AWS_EC2_METADATA_DISABLED: 'true', ...server.env, ...missing };
      const store = openStore();
      await expect(store.get(KEY)).rejects.toThrow(message);
      await expect(put(store, '{}', 'absent')).rejects.toThrow(message);
      await expect(listKeys(store, '')).rejects.toThrow(message);
    });
  });

  it('do not let get take an object for missing where the credentials must not know', async () => {
    server.allows = ({ action }) => action !== 's3:ListBucket';
    await expect(openStore().get(KEY)).rejects.toThrow(`GET ${STORED_KEY} with 403 AccessDenied`);
  });

  it.each([
    ['get', (store: S3Store) => store.get(KEY), `GET ${STORED_KEY}`],
    ['put', (store: S3Store) => put(store, '{}', 'always'), `PUT ${STORED_KEY}`],
    ['delete', (store: S3Store) => store.delete(KEY), `DELETE ${STORED_KEY}`],
    ['list', (store: S3Store) => listKeys(store, 'live/'), 'the request for a list'],
  ])('name what %s asked for', async (_verb, run, request) => {
    server.allows = () => false;
    await expect(run(openStore())).rejects.toThrow(
      `The store s3://bucket/sites/test answered ${request} with 403 AccessDenied. Let the policy`,
    );
  });

  it.each(['get', 'delete'] as const)(
    'do not let %s take a missing bucket for a missing object',
    async (verb) => {
      const store = new S3Store('s3://another-bucket');
      await expect(store[verb](KEY)).rejects.toThrow('404 NoSuchBucket');
    },
  );

  it.each<[string, S3Fault]>([
    ['does not answer in time', 'no answer'],
    [
      'falls silent in the middle of an answer',
      (response) => response.writeHead(200, { 'Content-Length': 100, ETag: '"half"' }).write('half'),
    ],
  ])('say what to do when the store %s', async (_what, fault) => {
    server.faultOf = () => fault;
    await expect(openStore({ ...IMPATIENT, silenceTimeoutMs: 30 }).get(KEY)).rejects.toThrow(
      'The store s3://bucket/sites/test cannot be reached (no answer in time). ' +
        'Check the network, AWS_ENDPOINT_URL_S3 and AWS_REGION, ' +
        'then run the command again: it continues where it stopped.',
    );
  });

  it('say what to do when nobody is at the address', async () => {
    const store = openStore(IMPATIENT);
    await server.stop();
    await expect(store.get(KEY)).rejects.toThrow(/cannot be reached \(.*ECONNREFUSED.*\)\. Check/);
    await server.listen();
  });
});
