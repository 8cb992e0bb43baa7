import { UsageError } from '../util/UserError';

/**
 * webpack takes what follows these characters in a path for a fragment, a loader or a query, and finds no file.
 * @throws UserError when the path of the folder has one of them
 */
export function assertReadableByWebpack(directory: string): void {
  const [character] = /[#!?]/.exec(directory) ?? [];
  if (character === undefined) return;
  throw new UsageError(
    `${directory} has the character ${character} in its path, which webpack cannot read`,
    'Rename the folder, or move the project to another one.',
  );
}
