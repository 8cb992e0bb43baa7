import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assertCompiled, runFarekite, TOOL } from '../testing/compiledTool';
import { fakeShell } from '../testing/fakeReleases';
import { runInProcess } from '../testing/runInProcess';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { createProgram } from './runCommand';

/** With the prompt after the output. */
const SCREEN_LINES = 24;
const COMMANDS = createProgram().commands.map((command) => command.name());

beforeAll(assertCompiled);

describe('farekite', () => {
  it.each(['--help', 'help'])('lists every command in a line with %s', async (argument) => {
    const { exitCode, stdout } = await runInProcess([argument], temporaryFolder());
    expect(exitCode).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}([a-z][\w-]*) +\S/gm)].map(([, name]) => name);
    expect(listed).toEqual([...COMMANDS, 'help']);
    expect(stdout).toContain('Exit codes: 0 done, 1 failed, 2 usage, 3 refused, 4 conflict, 5 store\n');
    expect(stdout.split('\n').length).toBeLessThanOrEqual(SCREEN_LINES);
  });

  it.each(COMMANDS)('describes %s with examples and the exit codes', async (name) => {
    const { exitCode, stdout } = await runInProcess(['help', name], temporaryFolder());
    expect(exitCode).toBe(0);
    expect((await runInProcess([name, '--help'], temporaryFolder())).stdout).toBe(stdout);
    expect(stdout).toMatch(new RegExp(`^Usage: farekite ${name} `));
    expect(stdout).toMatch(new RegExp(`^Examples:\n.*farekite ${name}`, 'm'));
    expect(stdout).toContain('Exit codes: 0 done');
    expect(stdout.split('\n').length).toBeLessThanOrEqual(SCREEN_LINES);
  });

  it.each([[[]], [['help', 'pubish']]])('prints the general help as an error for %j', async (args) => {
    const { exitCode, stdout, stderr } = await runInProcess(args, temporaryFolder());
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: farekite COMMAND [^]* 5 store\n$/);
  });

  it('fails when it waits for something that never comes', async () => {
    const source = "import fs from 'node:fs/promises'; fs.readFile = () => new Promise(() => undefined);";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
    const args = ['publish', fakeShell().dist];
    const { exitCode, stdout, stderr } = await runFarekite(args, temporaryFolder(), env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('The command waited for something that never came');
  });

  it('says nothing when what reads its output has ended', async () => {
    const { stderr } = await promisify(exec)(`"${process.execPath}" "${TOOL}" help | true`);
    expect(stderr).toBe('');
  });
});

/** A workspace where every pipeline fails at its tasks, because nothing is installed. */
function bareWorkspace(): string {
  return writeFiles(temporaryFolder(), {
    'package.json': { workspaces: ['shell', 'mfe-*'] },
    'node_modules/@farekite/shared/package.json': { version: '1.0.0' },
    'node_modules/@farekite/shared/contract/routes.json': { '/': { remote: 'mfe-home' } },
    'shell/package.json': { name: 'shell', farekite: { provides: [] } },
    'mfe-home/package.json': { name: 'mfe-home' },
    'mfe-home/src/pages/Home/Home.tsx': {},
  });
}

it.each([
  ['check', ['mfe-home']],
  ['check --all', ['shell', 'mfe-home']],
])('farekite %s --json prints only results, and fails after the pipelines of %j', async (command, names) => {
  const args = [...command.split(' '), '--json'];
  const { exitCode, stdout, stderr } = await runFarekite(args, join(bareWorkspace(), 'mfe-home'));
  const failed = [...stderr.matchAll(/^check of ([\w-]+): failed at tasks/gm)].map(([, name]) => name);
  expect({ exitCode, failed }).toEqual({ exitCode: 1, failed: names });
  expect(JSON.parse(stdout)).toEqual({ packages: names.map((name) => ({ name, passed: false })) });
});

describe('A failing command prints the reason in one line, and its exit code tells the kind:', () => {
  const NO_SITE = 'There is no site in ';
  const NO_WORKSPACE = '.* is not in a workspace. ';
  it.each<[string, string, Record<string, string>?]>([
    ['publish dist', 'There is no release in .*/dist: .* is missing. Build the package first'],
    [`publish ${fakeShell().dist}`, NO_SITE],
    ['publish', "missing required argument 'release'.*farekite help publish"],
    ['doctor --fix', `${NO_SITE}.*/site. Choose another place with --site`],
    ['status --site elsewhere', `${NO_SITE}.*/elsewhere. `],
    ['status', `${NO_SITE}.*/other. `, { FAREKITE_SITE: 'other' }],
    ['status', `${NO_SITE}.*/site. `, { FAREKITE_SITE: '' }],
    ['status --site=', '--site is empty. Name a folder, or s3://BUCKET/PREFIX'],
    ['rollback mfe-deals', NO_SITE],
    ['status --history', NO_SITE],
    ['prune', NO_SITE],
    ['serve', "option '--port <n>' value '3000.5' from env 'PORT' is invalid. Give a", { PORT: '3000.5' }],
    ['serve', NO_SITE, { PORT: '' }],
    ['serve --port 65536', "option '--port <n>' argument '65536' is invalid. Give a whole number from 0 to"],
    ['build', 'There is no package.json in '],
    ['build --all', `${NO_WORKSPACE}Run this command in a checkout`],
    ['test', NO_WORKSPACE],
    ['check', 'There is no package.json in '],
    ['check --all', NO_WORKSPACE],
    ['new page mfe-cars /cars Cars', 'There is no remote mfe-cars in '],
    ['stats', "unknown command 'stats' \\(Did you mean status\\?\\)\\. Run farekite help"],
  ])('%j: %s', async (line, problem, env = {}) => {
    const { exitCode, stdout, stderr } = await runInProcess(line.split(' '), temporaryFolder(), env);
    expect(stderr).toMatch(new RegExp(`^farekite: ${problem}.*\n$`));
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  it('any, as one line of JSON with --json', async () => {
    const { exitCode, stdout, stderr } = await runInProcess(['status', '--json'], temporaryFolder());
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const error: unknown = expect.objectContaining({ kind: 'usage', remedy: expect.any(String) as unknown });
    expect(JSON.parse(stderr)).toEqual({ error, exitCode: 2 });
  });
});
