import { hasErrorCode } from '../util/files';
import { StoreError } from '../util/UserError';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Comes with credentials that are valid for a few hours only. */
  readonly sessionToken?: string;
}

/** Gives credentials that are valid now. */
export type S3CredentialProvider = () => Promise<S3Credentials>;

const PACKAGE = '@aws-sdk/credential-providers';
const VARIABLES = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_SESSION_TOKEN if there is one)';

/** The AWS SDK, as far as it is used. It is not a dependency, because it is big and most pipelines do without. */
interface CredentialProviders {
  fromNodeProviderChain: () => S3CredentialProvider;
}

async function importSdk(): Promise<CredentialProviders> {
  try {
    return (await import(PACKAGE)) as CredentialProviders;
  } catch (cause) {
    if (!hasErrorCode(cause, 'MODULE_NOT_FOUND')) throw cause;
    throw new StoreError(
      'There are no credentials for the object store',
      `Set ${VARIABLES}, or install ${PACKAGE} to use those of the AWS SDK.`,
      { cause },
    );
  }
}

/** Asks the AWS SDK, which looks for profiles, roles of containers and machines, and single sign-on. */
async function sdkProvider(): Promise<S3CredentialProvider> {
  const provider = (await importSdk()).fromNodeProviderChain();
  return () =>
    provider().catch((cause: unknown) => {
      throw new StoreError(
        `The AWS SDK found no credentials for the object store (${(cause as Error).message})`,
        `Log in, or set ${VARIABLES}.`,
        { cause },
      );
    });
}

/**
 * The credentials in the environment, else those of the AWS SDK where it is installed.
 * @throws UserError when there are none
 */
export async function findS3Credentials(env: NodeJS.ProcessEnv): Promise<S3CredentialProvider> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return sdkProvider();
  const credentials: S3Credentials = {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
  return () => Promise.resolve(credentials);
}
