import { pageFile, rootFile } from '../../store/keys';
import type { CompositionRequest } from '../composeDocuments';

/** Documents without a process, for fast tests. */
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
