import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { PROVENANCE, type HistoryEntry, type Provenance } from '../release/formats';
import { labelOf } from '../release/manifest';
import type { Named } from '../store/keys';
import { inOneLine, RefusedError, UsageError, UserError } from '../util/UserError';

const run = promisify(execFile);

export function assertProvenance({ commit, run: address, by }: Provenance): void {
  const { issues } = v.safeParse(PROVENANCE, JSON.parse(JSON.stringify({ commit, run: address, by })));
  if (!issues) return;
  throw new UsageError(
    `${v.getDotPath(issues[0]) ?? ''}: ${inOneLine(issues[0].message)}`,
    'Correct the option of this name, or the variables of the pipeline.',
  );
}

/** How many commits lead to one and not to the other. */
async function compareCommits(mine: string, live: string): Promise<[number, number]> {
  const git = async (...args: string[]) => (await run('git', args, { env: process.env })).stdout.trim();
  const count = async (...commits: string[]) => Number(await git('rev-list', '--count', ...commits, '--'));
  const counts: [number, number] = [await count(mine, `^${live}`), await count(live, `^${mine}`)];
  // Where both have some, they may meet where the history is cut off.
  const isCut = !counts.includes(0) && (await git('rev-parse', '--is-shallow-repository')) === 'true';
  if (isCut) throw new Error('the history of this checkout is cut off');
  return counts;
}

function reasonOf(error: unknown): string {
  const { code, message, stderr = '' } = error as NodeJS.ErrnoException & { readonly stderr?: string };
  return code === 'ENOENT' ? 'git is not installed' : inOneLine(stderr.split('\n')[0] || message, 200);
}

/** A pipeline that is run again must not replace a release of a newer commit. Where git does not know, a warning says so. */
export async function assertNotOlder(
  release: Named,
  live: HistoryEntry | undefined,
  commit: string | undefined,
  warn: (warning: UserError) => void,
): Promise<void> {
  if (!live || live.commit === commit) return;
  if (live.commit === undefined) {
    const problem = `Whether ${labelOf(release)} is older than ${labelOf(live)}, which is live, is not known: the history has no commit of that`;
    if (commit !== undefined) warn(new UserError(problem, 'It is published nevertheless.'));
    return;
  }
  const from = `${live.commit.slice(0, 10)}, from which ${labelOf(live)} was built, which is live`;
  try {
    const [own, others] = await compareCommits(commit ?? 'HEAD', live.commit);
    if (own > 0 || others === 0) return;
  } catch (error) {
    const problem = `Whether ${labelOf(release)} is older than ${from}, is not known: ${reasonOf(error)}`;
    warn(new UserError(problem, 'It is published nevertheless. With the whole history, git would know.'));
    return;
  }
  throw new RefusedError(
    `${labelOf(release)} is of ${commit?.slice(0, 10) ?? 'a checkout'}, an older commit than ${from}`,
    `To go back, run farekite rollback ${release.name}. To publish it nevertheless, add --older.`,
  );
}
