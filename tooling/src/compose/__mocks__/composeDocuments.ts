import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { ComposedDocument, CompositionRequest } from '../composeDocuments';

/** Documents that are there at once, without a process: for tests of the order of what is read and written. */
export const composeDocuments = jest.fn(({ shell, remote, paths }: CompositionRequest) =>
  Promise.resolve(
    paths.flatMap((path) =>
      shell.languages.map((language) => ({
        path,
        language,
        html: `${shell.version} ${remote?.version ?? ''} ${String(path)} ${language}`,
      })),
    ) as ComposedDocument[],
  ),
);

export const composeSiteFiles = ({ version }: ReleaseManifest) =>
  Promise.resolve(new Map([['robots.txt', Buffer.from(version)]]));
