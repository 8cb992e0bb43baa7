import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { ReadReleaseFile } from '../store/releases';
import { RefusedError, type UserError } from '../util/UserError';
import { locateError } from './locateError';
import type { SandboxFailure } from './runInSandbox';

const PROBLEM_CHARACTERS = 500;

type Description = readonly [problem: string, remedy: string];

/** By the reason of a failure. */
const DESCRIPTIONS: Readonly<
  Record<Exclude<SandboxFailure['reason'], 'error'>, (detail: string) => Description>
> = {
  unstable: () => [
    'renders differently the second time',
    'Remove dates, random numbers and state that is kept between renders',
  ],
  unsettled: () => ['waits for a promise that never settles', 'Look for such a promise'],
  timeout: (limit) => [`did not render within ${limit}`, 'Look for an endless loop in it'],
  memory: (limit) => [`needs more than ${limit} of memory`, 'Look for data that grows without an end'],
  'answer size': (limit) => [
    `and the other pages are larger than ${limit} together`,
    'Look for data that grows without an end',
  ],
  'outdated shell': () => [
    'needs a shell that was built for this version of the release tool',
    'Build the shell again and publish it first',
  ],
  ended: (log) => [`ended the renderer${log && `: ${inOneLine(log)}`}`, 'Fix it and publish again'],
};

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
  const describe = async (): Promise<Description> => {
    if (failure.reason !== 'error') return DESCRIPTIONS[failure.reason](failure.detail ?? '');
    const place = await locateError(failure, sourceMapReader(release, readFile));
    const problem = inOneLine(failure.problem) + (place && ` (${inOneLine(place)})`);
    return [`does not render: ${problem}`, 'Fix it and publish again'];
  };
  const [problem, remedy] = await describe();
  return new RefusedError(`${subject} ${problem}`, `${remedy}; the live site is unchanged.`);
}
