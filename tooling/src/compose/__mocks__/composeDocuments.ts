import { pageFile, rootFile } from '../../store/keys';
import type { CompositionRequest } from '../composeDocuments';

/** Documents that are there at once, without a process: for tests of the order of what is read and written. */
export const composeDocuments = jest.fn(({ shell, remote, paths }: CompositionRequest) => {
  const files = paths.flatMap((path) =>
    shell.languages.map((language) => {
      const html = `${shell.version} ${remote?.version ?? ''} ${String(path)} ${language}`;
      return [pageFile(path, language), Buffer.from(html)] as const;
    }),
  );
  if (!remote) files.push([rootFile('robots.txt'), Buffer.from(shell.version)]);
  return Promise.resolve(new Map(files));
});
