import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';

jest.mock('../compose/runInSandbox');

const NAME = 'mfe-deals';
const [first, second] = [fakeDeals('First'), fakeDeals('Second')];
const shell = fakeShell();
const GITHUB = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'agency/farekite',
  GITHUB_RUN_ID: '7',
  GITHUB_ACTOR: 'ann',
};
const RUN = 'https://github.com/agency/farekite/actions/runs/7';

function git(folder: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(message: string): string {
  git(repository, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(repository, 'rev-parse', 'HEAD');
}

/** A checkout with three commits one after the other, and one on another branch. */
const repository = temporaryFolder();
git(repository, 'init', '--quiet');
const [base, old, newer] = [commit('Begin'), commit('Go on'), commit('End')];
git(repository, 'checkout', '--quiet', old);
const sideways = commit('End otherwise');

let site: string;

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = repository) {
  return runInProcess([...args, '--site', site], cwd, env);
}

async function publishFrom(GITHUB_SHA: string, { dist } = second, ...flags: readonly string[]) {
  return run(['publish', dist, ...flags], { ...GITHUB, GITHUB_SHA });
}

async function history(): Promise<unknown> {
  return JSON.parse((await run(['status', '--history', NAME, '--json'])).stdout);
}

beforeEach(async () => {
  site = temporaryFolder();
  await run(['publish', shell.dist, '--create']);
});

describe('The history', () => {
  it.each([
    ['GitHub', { ...GITHUB, GITHUB_SHA: old, CI_JOB_URL: '' }],
    [
      'GitHub, where ann has begun a run of bob again',
      { ...GITHUB, GITHUB_SHA: old, GITHUB_ACTOR: 'bob', GITHUB_TRIGGERING_ACTOR: 'ann' },
    ],
    ['GitLab', { GITLAB_USER_LOGIN: 'ann', CI_JOB_URL: RUN, CI_COMMIT_SHA: old, GITHUB_SHA: '' }],
  ])('has commit, run and actor from the variables of %s, and the pointer has not', async (_who, env) => {
    await run(['publish', first.dist], env);
    expect(await history()).toMatchObject([{ by: 'ann', commit: old, run: RUN }]);
    expect(readFileSync(join(site, 'live/mfe-deals.json'), 'utf8')).not.toMatch(/"ann"|"(?:commit|run|by)":/);
  });

  it('has what the options say instead, and status shows commit and actor', async () => {
    await publishFrom(old, first, '--by', 'Bob', '--run', 'https://ci.example.com/1', '--commit', newer);
    for (const flags of [[], ['--history']])
      expect((await run(['status', ...flags])).stdout).toMatch(new RegExp(` Bob +${newer.slice(0, 10)} `));
    const { releases } = JSON.parse((await run(['status', '--json'])).stdout) as { releases: unknown };
    expect(releases).toContainEqual(
      expect.objectContaining({ publishedBy: 'Bob', commit: newer, run: 'https://ci.example.com/1' }),
    );
  });

  it('keeps the commit of a preview that is promoted, or of a release that is rolled back to, by a pipeline that is at another one', async () => {
    await publishFrom(old, first);
    await publishFrom(newer, second, '--preview');
    const env = { ...GITHUB, GITHUB_ACTOR: 'bob', GITHUB_SHA: base };
    await run(['promote', `${NAME}@${second.release.version}`], env);
    await run(['rollback', NAME], env);
    expect(await history()).toMatchObject([
      { action: 'publish', by: 'ann', commit: old },
      { action: 'promote', by: 'bob', commit: newer, run: RUN },
      { action: 'rollback', by: 'bob', commit: old, run: RUN },
    ]);
  });

  it('keeps the commit of a release that comes from another site, by a pipeline that is at another one', async () => {
    const stored = { ...second, dist: `${site}/${NAME}@${second.release.version}` };
    await publishFrom(old, second);
    site = temporaryFolder();
    await run(['publish', shell.dist, '--create']);
    expect(await publishFrom(newer, stored)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await history()).toMatchObject([{ action: 'publish', by: 'ann', commit: old, run: RUN }]);
    await publishFrom(newer, first);
    expect(await publishFrom(newer, stored)).toMatchObject({ exitCode: 3 });
  });

  it('takes no commit that is none', async () => {
    const { exitCode, stderr } = await publishFrom('main', first);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /^farekite: commit: Expected a commit in full, .* but received "main"\. Correct the option/,
    );
  });
});

describe('A release of an older commit than the live one', () => {
  beforeEach(() => publishFrom(newer, first));

  it('is refused, with what may have been meant, and published with --older', async () => {
    const { exitCode, stderr } = await publishFrom(old);
    expect(exitCode).toBe(3);
    expect(stderr).toBe(
      `farekite: ${NAME}@${second.release.version} is of ${old.slice(0, 10)}, an older commit than ` +
        `${newer.slice(0, 10)}, from which ${NAME}@${first.release.version} was built, which is live. ` +
        `To go back, run farekite rollback ${NAME}. To publish it nevertheless, add --older.\n`,
    );
    expect(await publishFrom(old, second, '--older')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('is refused also from a checkout, which names no commit', async () => {
    git(repository, 'checkout', '--quiet', base);
    expect(await run(['publish', second.dist])).toMatchObject({ exitCode: 3 });
    git(repository, 'checkout', '--quiet', newer);
    expect(await run(['publish', second.dist])).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('is no release of the same, of a newer or of another commit, nor the live release itself', async () => {
    const published = { exitCode: 0, stderr: '' };
    expect(await publishFrom(newer, second)).toMatchObject(published);
    expect(await publishFrom(sideways, first)).toMatchObject(published);
    expect(await publishFrom(old, first)).toMatchObject(published);
    expect(await publishFrom(newer, second)).toMatchObject(published);
  });

  it.each<[string, () => string, Readonly<Record<string, string>>, RegExp]>([
    ['without git', () => repository, { PATH: '/nowhere' }, /git is not installed/],
    ['outside of a repository', temporaryFolder, { GIT_CEILING_DIRECTORIES: '/' }, /not a git repository/],
    ['with an unknown commit', () => cloneOf(), {}, new RegExp(`bad object ${newer}`)],
    ['with a cut history', () => cloneOf(newer), {}, /the history of this checkout is cut off/],
  ])('is published %s, with a warning that says what is not known', async (_what, folder, env, reason) => {
    const args = ['publish', second.dist];
    const { exitCode, stderr } = await run(args, { ...env, GITHUB_SHA: sideways }, folder());
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(new RegExp(`^farekite: Whether ${NAME}@.*, is not known: .*${reason.source}`));
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

function cloneOf(...commits: readonly string[]): string {
  const folder = temporaryFolder();
  const origin = pathToFileURL(repository).href;
  git(folder, 'init', '--quiet');
  for (const wanted of [sideways, ...commits]) git(folder, 'fetch', '--quiet', '--depth=1', origin, wanted);
  return folder;
}
