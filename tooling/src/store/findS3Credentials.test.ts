import { findS3Credentials } from './findS3Credentials';

const PACKAGE = '@aws-sdk/credential-providers';
const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('findS3Credentials', () => {
  it('takes those in the environment', async () => {
    const provider = await findS3Credentials({ ...KEYS, AWS_SESSION_TOKEN: 'token' });
    expect(await provider()).toEqual({
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      sessionToken: 'token',
    });
    expect(await (await findS3Credentials(KEYS))()).toEqual({
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each([{}, { ...KEYS, AWS_SECRET_ACCESS_KEY: '' }, { AWS_SECRET_ACCESS_KEY: 'secret' }])(
    'says what to do when there are none: %j',
    async (env) => {
      await expect(findS3Credentials(env)).rejects.toThrow(
        'There are no credentials for the object store. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY ' +
          `(and AWS_SESSION_TOKEN if there is one), or install ${PACKAGE} to use those of the AWS SDK.`,
      );
    },
  );

  describe('where the AWS SDK is installed', () => {
    const chain = jest.fn<Promise<unknown>, []>();

    beforeEach(() => {
      jest.doMock(PACKAGE, () => ({ fromNodeProviderChain: () => chain }), { virtual: true });
    });

    afterEach(() => {
      jest.dontMock(PACKAGE);
    });

    it('asks it anew each time, because its credentials expire', async () => {
      chain.mockResolvedValueOnce({ accessKeyId: 'first' }).mockResolvedValueOnce({ accessKeyId: 'second' });
      const provider = await findS3Credentials({});
      expect(await provider()).toEqual({ accessKeyId: 'first' });
      expect(await provider()).toEqual({ accessKeyId: 'second' });
    });

    it('says what to do when it finds none', async () => {
      chain.mockRejectedValue(new Error('Could not load credentials from any providers'));
      await expect((await findS3Credentials({}))()).rejects.toThrow(
        'The AWS SDK found no credentials for the object store (Could not load credentials from any ' +
          'providers). Log in, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      );
    });
  });
});
