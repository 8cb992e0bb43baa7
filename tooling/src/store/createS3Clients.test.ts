import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { S3Server } from '../testing/S3Server';
import { createS3Clients, DEFAULT_S3_LIMITS } from './createS3Clients';
import { S3Store } from './S3Store';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
const { env } = process;

beforeEach(() => {
  process.env = { AWS_EC2_METADATA_DISABLED: 'true' };
});

afterEach(() => {
  process.env = env;
  jest.dontMock('@aws-sdk/client-s3');
});

async function createClient(variables: NodeJS.ProcessEnv, bucket = 'bucket') {
  Object.assign(process.env, variables);
  return (await createS3Clients(bucket, DEFAULT_S3_LIMITS, () => undefined)).patient;
}

/** Where an object of a bucket is read. */
async function addressIn(bucket: string, variables: NodeJS.ProcessEnv) {
  const s3 = await createClient({ ...KEYS, ...variables }, bucket);
  const handle = jest.spyOn(s3.config.requestHandler, 'handle').mockRejectedValue(new Error('not sent'));
  await expect(s3.getObject({ Bucket: bucket, Key: 'key' })).rejects.toThrow();
  const [{ protocol = '', hostname = '', port, path = '' } = {}] = handle.mock.lastCall ?? [];
  return {
    address: `${protocol}//${hostname}${port === undefined ? '' : `:${String(port)}`}${path}`,
    region: await s3.config.region(),
  };
}

describe('createS3Clients', () => {
  it.each([
    ['AWS', { AWS_REGION: 'eu-west-1' }, 'eu-west-1', 'https://bucket.s3.eu-west-1.amazonaws.com/key'],
    ['the default region', { AWS_DEFAULT_REGION: 'a' }, 'a', 'https://bucket.s3.a.amazonaws.com/key'],
    [
      'another vendor',
      { AWS_ENDPOINT_URL_S3: 'https://s3.example.com/', AWS_REGION: 'fr-par' },
      'fr-par',
      'https://s3.example.com/bucket/key',
    ],
    [
      'another vendor without regions',
      { AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' },
      'us-east-1',
      'http://127.0.0.1:9000/bucket/key',
    ],
    [
      'the endpoint for S3 rather than the one for all services',
      { AWS_ENDPOINT_URL_S3: 'https://s3.example.com', AWS_ENDPOINT_URL: 'https://aws.example.com' },
      'us-east-1',
      'https://s3.example.com/bucket/key',
    ],
    [
      'AWS when a pipeline sets the endpoint to nothing',
      { AWS_ENDPOINT_URL_S3: '', AWS_REGION: '', AWS_DEFAULT_REGION: 'us-west-2' },
      'us-west-2',
      'https://bucket.s3.us-west-2.amazonaws.com/key',
    ],
  ])('asks %s', async (_what, variables, region, address) => {
    expect(await addressIn('bucket', variables)).toEqual({ address, region });
  });

  it('asks AWS by a path for a name with dots', async () => {
    expect(await addressIn('my.bucket', { AWS_REGION: 'eu-west-1' })).toMatchObject({
      address: 'https://s3.eu-west-1.amazonaws.com/my.bucket/key',
    });
  });

  it('says how to install the SDK where it is missing', async () => {
    jest.resetModules();
    jest.doMock('@aws-sdk/client-s3', () => {
      throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
    });
    await expect(createClient(KEYS)).rejects.toThrow(
      'A site in an object store needs the AWS SDK, which is not installed. ' +
        'Run "npm install --save-dev @aws-sdk/client-s3".',
    );
  });
});

describe('A proxy in the environment', () => {
  const KEY = 'live/shell.json';
  /** Where the proxy was asked to connect to. */
  let targets: string[];
  let server: S3Server;
  const proxy = createServer();

  proxy.on('connect', ({ url = '' }, socket) => {
    targets.push(url);
    const target = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });

  beforeEach(async () => {
    targets = [];
    server = await S3Server.start();
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    process.env.HTTP_PROXY = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  });

  afterEach(async () => {
    await server.stop();
    await once(proxy.close(), 'close');
  });

  it('is what an object store is reached through', async () => {
    const store = new S3Store(server.site);
    await store.put(KEY, Buffer.from('{}'), 'absent');
    expect((await store.get(KEY))?.bytes.toString()).toBe('{}');
    expect(new Set(targets)).toEqual(new Set([new URL(server.env.AWS_ENDPOINT_URL_S3).host]));
  });

  it('is not used for what NO_PROXY names', async () => {
    process.env.NO_PROXY = '127.0.0.1';
    expect(await new S3Store(server.site).get(KEY)).toBeUndefined();
    expect(targets).toEqual([]);
  });

  it('is used for AWS when it is for HTTPS', async () => {
    process.env.HTTPS_PROXY = process.env.HTTP_PROXY;
    Object.assign(process.env, { AWS_ENDPOINT_URL_S3: '', AWS_REGION: 'eu-west-1' });
    const store = new S3Store('s3://bucket', { maxAttempts: 1 });
    await expect(store.get(KEY)).rejects.toThrow('cannot be reached');
    expect(targets).toEqual(['bucket.s3.eu-west-1.amazonaws.com:443']);
  });
});
