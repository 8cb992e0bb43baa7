import type { ReleaseManifest } from '@farekite/shared/protocol';
import { RefusedError, UserError } from '../util/UserError';
import type { ReadReleaseFile } from '../store/releases';
import { locateError } from './locateError';
import type { SandboxFailure } from './runInSandbox';

const PROBLEM_CHARACTERS = 500;

/** A text that a release's code has written, as a part of a message in one line. */
function inOneLine(text: string): string {
  // A terminal would obey control characters.
  const printable = text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  return printable.length > PROBLEM_CHARACTERS ? `${printable.slice(0, PROBLEM_CHARACTERS)} …` : printable;
}

/** Finds the source map of a bundle among the files of a release. */
function sourceMapReader(release: ReleaseManifest, readFile: ReadReleaseFile) {
  return async (bundle: string): Promise<string | undefined> => {
    const file = `${bundle.slice(release.name.length + 1)}.map`;
    if (!bundle.startsWith(`${release.name}/`) || !Object.hasOwn(release.files, file)) return undefined;
    return (await readFile(release, file)).toString('utf8');
  };
}

/**
 * The message for whoever publishes.
 *
 * @param subject the page with its releases
 * @param release whose fault it is
 */
export async function describeFailure(
  subject: string,
  failure: SandboxFailure,
  release: ReleaseManifest,
  readFile: ReadReleaseFile,
): Promise<UserError> {
  const describe = (problem: string, remedy: string) =>
    new RefusedError(`${subject} ${problem}`, `${remedy}; the live site is unchanged.`);
  switch (failure.reason) {
    case 'error': {
      const place = await locateError(failure, sourceMapReader(release, readFile));
      const problem = inOneLine(failure.problem) + (place && ` (${inOneLine(place)})`);
      return describe(`does not render: ${problem}`, 'Fix it and publish again');
    }
    case 'unstable':
      return describe(
        'renders differently the second time',
        'Remove dates, random numbers and state that is kept between renders',
      );
    case 'unsettled':
      return describe('waits for a promise that never settles', 'Look for such a promise');
    case 'timeout':
      return describe(
        `did not render within ${String(failure.limitMs / 1_000)} s`,
        'Look for an endless loop in it',
      );
    case 'memory':
      return describe(
        `needs more than ${String(failure.limitMb)} MB of memory`,
        'Look for data that grows without an end',
      );
    case 'answer size':
      return describe(
        `and the other pages are larger than ${String(failure.limitMb)} MB together`,
        'Look for data that grows without an end',
      );
    case 'outdated shell':
      return describe(
        'needs a shell that was built for this version of the release tool',
        'Build the shell again and publish it first',
      );
    case 'ended':
      return describe(
        `ended the renderer${failure.log && `: ${inOneLine(failure.log)}`}`,
        'Fix it and publish again',
      );
  }
}
