import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as WorkflowParser from '@actions/workflow-parser';
import { createJiti } from 'jiti';
import { load } from 'js-yaml';
import { readPackageJson } from '../pages/readPackageJson';
import { temporaryFolder } from '../testing/temporaryFolder';
import { listSitePackages } from './workspace';

const WORKSPACE = join(__dirname, '../../..');
const WORKFLOWS = join(WORKSPACE, '.github/workflows');

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions?: object;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly { uses?: string; with?: object }[];
}

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const source = (file: string) => readFileSync(join(WORKFLOWS, file), 'utf8');
const read = (file: string) => load(source(file)) as Workflow;

let parser: typeof WorkflowParser;

beforeAll(async () => {
  // It is an ES module that imports JSON as bundlers do, which neither Node nor Jest can load.
  parser = await createJiti(__filename).import<typeof WorkflowParser>('@actions/workflow-parser');
}, 60_000);

function findErrors(content: string): string[] {
  const file = { name: 'workflow.yml', content };
  const { context } = parser.parseWorkflow(file, new parser.NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(readdirSync(WORKFLOWS))('The workflow %s', (file) => {
  const { permissions, jobs } = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it("is one that GitHub's parser understands", () => {
    expect(findErrors(source(file))).toEqual([]);
    expect(findErrors(source(file).replace('jobs:', 'job:'))).toContainEqual(
      expect.stringContaining("Unexpected value 'job'"),
    );
  });

  it('may only read, unless a job says otherwise, and not for ever', () => {
    expect(permissions).toEqual({ contents: 'read' });
    // A canary is watched for hours.
    for (const [name, { steps: ofJob, 'timeout-minutes': minutes }] of Object.entries(jobs))
      if (ofJob) expect(minutes).toBeLessThanOrEqual(name === 'watch' ? 350 : 45);
  });

  it('pins each action to a commit, and leaves no token in its checkouts', () => {
    for (const { uses, with: options } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^(?:aws-)?actions\/[a-z-]+@[\da-f]{40}$/);
      if (uses?.startsWith('actions/checkout@'))
        expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });
});

describe('The pipeline', () => {
  const { checks = {}, publish = {}, watch = {} } = read('pipeline.yml').jobs;

  const packages = listSitePackages(WORKSPACE).map((directory) => basename(directory));

  it.each(packages)('is called for %s when its inputs change, with what the publication may do', (name) => {
    const paths = [`${name}/**`, 'shared/**', 'tooling/**', 'package-lock.json'];
    const uses = './.github/workflows/pipeline.yml';
    expect(read(`${name}.yml`)).toEqual({
      name,
      on: { push: { branches: ['main'], paths }, pull_request: { paths } },
      permissions: { contents: 'read' },
      jobs: { pipeline: { permissions: publish.permissions, uses, with: { package: name } } },
    });
    expect(readPackageJson(join(WORKSPACE, name)).scripts?.check).toBe('farekite check');
  });

  it('publishes only what has passed, without building it again, where there is a store, and never for a fork', () => {
    expect(publish.needs).toBe('checks');
    expect(publish.if).toContain("vars.FAREKITE_SITE != ''");
    expect(publish.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(JSON.stringify(publish)).not.toMatch(/npm (?:run|test|start)/);
  });

  it('has the history where it publishes, by which an older commit is refused', () => {
    expect(publish.steps?.[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  });

  it('gives no credentials to the job that runs the code of the package, and takes nothing from a cache of results', () => {
    expect(checks.permissions).toBeUndefined();
    expect(JSON.stringify(checks)).not.toMatch(/AWS_|secrets\.|github\.token|actions\/cache|\.turbo|TURBO_/);
  });

  it('watches a canary only where the publication has begun one, with its credentials and no other permission', () => {
    expect(watch).toMatchObject({ needs: 'publish', if: "needs.publish.outputs.canary != ''" });
    expect(watch.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });
});

it('The oldest version of Node that package.json allows is tested', () => {
  const manifest = readFileSync(join(WORKSPACE, 'package.json'), 'utf8');
  const [, oldest = 'none'] = /"node": ">=([\d.]+)"/.exec(manifest) ?? [];
  expect(source('node-versions.yml')).toContain(`node: ['${oldest}', `);
});

/** What a script of .github asks of a program, which answers with this command. */
function callsOf(program: string, answer: string, script: string, ...args: readonly string[]): string {
  const directory = temporaryFolder();
  const calls = join(directory, 'calls');
  const source = `#!/bin/sh\necho "$*" >> "${calls}"\n${answer}\n`;
  writeFileSync(join(directory, program), source, { mode: 0o755 });
  const repository = 'agency/farekite';
  const env = { GH_REPO: repository, GITHUB_REPOSITORY: repository, GITHUB_SHA: '3f9a' };
  execFileSync(join(WORKSPACE, '.github', script), args, {
    cwd: WORKSPACE,
    env: { PATH: `${directory}:${process.env.PATH ?? ''}`, ...env },
  });
  return readFileSync(calls, 'utf8');
}

it.each([
  ['is written on that of its commit', '7', '', 'POST repos/agency/farekite/issues/7/comments'],
  ['replaces the one of its package', '7', '42', 'PATCH repos/agency/farekite/issues/comments/42'],
  ['is not written where its commit is of none', '', '', undefined],
])('The comment on the pull request of a canary %s', (_what, number, comment, request) => {
  const answer = `case "$*" in *commits/3f9a/pulls*) echo ${number};; *--jq*) echo ${comment};; esac`;
  const calls = callsOf('gh', answer, 'comment-on-canary.sh', 'mfe-deals', '5', 'https://ci/1');
  const text = '5 % of the visitors get this release of mfe-deals first. [How it does](https://ci/1)';
  expect(/api --method [^]*/.exec(calls)?.[0]).toBe(
    request && `api --method ${request} --raw-field body=<!-- preview of mfe-deals -->\n${text} --silent\n`,
  );
});

it.each([
  ['is published with provenance when npm lacks its version', '', 'publish --provenance --access public'],
  ['is left alone when npm has its version', '2.1.0', undefined],
])('A package %s', (_what, published, request) => {
  const calls = callsOf('npm', `[ "$1" != view ] || echo ${published}`, 'publish-package.sh', 'shared');
  expect(/^publish .*(?= --workspaces)/m.exec(calls)?.[0]).toBe(request);
  const repository = 'repository.url=git+https://github.com/agency/farekite.git';
  expect(calls.includes(repository)).toBe(request !== undefined);
});
