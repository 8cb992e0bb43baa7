import { statSync } from 'node:fs';
import { UserError } from '../util/UserError';
import { listPackageFiles } from '../workspace/workspace';

/**
 * Makes sure that a build is one of the sources from before it, under which turbo keeps it.
 *
 * @param startedAt a time of `Date.now()`
 * @throws UserError that names a file which was saved since
 */
export function assertUnchangedSince(startedAt: number, directories: readonly string[]): void {
  const saved = directories
    .flatMap(listPackageFiles)
    // Times of files have fractions of the millisecond in which the build began.
    .find((file) => statSync(file).mtimeMs >= startedAt + 1);
  if (saved === undefined) return;
  throw new UserError(`${saved} was saved during the build`, 'Build again.');
}
