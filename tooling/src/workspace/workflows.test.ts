import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as WorkflowParser from '@actions/workflow-parser';
import { createJiti } from 'jiti';
import { load } from 'js-yaml';
import { readPackageJson } from '../pages/readPackageJson';
import { temporaryFolder } from '../testing/temporaryFolder';
import { workflowFile, workflowSource } from './newRemote';
import { listSitePackages } from './workspace';

const WORKSPACE = join(__dirname, '../../..');
const WORKFLOWS = join(WORKSPACE, '.github/workflows');
/** The reusable workflow that the workflows of the packages call. */
const REUSABLE = 'pipeline.yml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
}

interface Workflow {
  readonly on: Readonly<Record<string, object>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string) => load(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow;
const jobsOf = (file: string) => Object.values(read(file).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps = [] }) => steps);
const commandsOf = (file: string) => stepsOf(file).flatMap(({ run }) => run ?? []);

const files = readdirSync(WORKFLOWS).sort();
const packages = listSitePackages(WORKSPACE).map((name) => basename(name));

describe("GitHub's parser", () => {
  let parser: typeof WorkflowParser;

  beforeAll(async () => {
    // It is an ES module that imports JSON as bundlers do, which neither Node nor Jest can load.
    parser = await createJiti(__filename).import<typeof WorkflowParser>('@actions/workflow-parser');
  }, 60_000);

  /** Keys and values of a workflow that GitHub does not know, and faults of expressions. */
  function findErrors(name: string, content: string): string[] {
    const { context } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }) => message);
  }

  it.each(files)('finds nothing wrong with %s', (file) => {
    expect(findErrors(file, readFileSync(join(WORKFLOWS, file), 'utf8'))).toEqual([]);
  });

  it('finds a misspelt key and a misspelt name in an expression', () => {
    const source = readFileSync(join(WORKFLOWS, REUSABLE), 'utf8');
    expect(findErrors('key', source.replace('runs-on', 'run-on'))).toContainEqual(
      expect.stringContaining("Unexpected value 'run-on'"),
    );
    expect(findErrors('expression', source.replaceAll('${{ inputs.', '${{ input.'))).toContainEqual(
      expect.stringContaining("Unrecognized named-value: 'input'"),
    );
  });
});

describe.each(files)('The workflow %s', (file) => {
  it('may only read, unless a job says otherwise, and not for ever', () => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
    const limits = jobsOf(file).flatMap((job) => (job.steps ? [job['timeout-minutes']] : []));
    for (const minutes of limits) expect(minutes).toBeLessThanOrEqual(45);
  });

  it('pins each action to a commit, and leaves no token in its checkouts', () => {
    for (const { uses, with: options } of stepsOf(file)) {
      if (uses === undefined) continue;
      expect(uses).toMatch(/^(?:aws-)?actions\/[a-z-]+@[\da-f]{40}$/);
      if (uses.startsWith('actions/checkout@')) expect(options).toEqual({ 'persist-credentials': false });
    }
  });
});

describe.each(packages)('The workflow of %s', (name) => {
  it('is the one that farekite new creates, and has the script that it runs', () => {
    expect(readFileSync(join(WORKSPACE, workflowFile(name)), 'utf8')).toBe(workflowSource(name));
    expect(readPackageJson(join(WORKSPACE, name)).scripts?.check).toBe('farekite check');
  });
});

describe('The workflow of a package', () => {
  it('runs when an input of the pipeline changes, and lends the pipeline what its jobs may do', () => {
    const { on, jobs } = read('mfe-deals.yml');
    const paths = ['mfe-deals/**', 'shared/**', 'tooling/**', 'package-lock.json'];
    expect(on).toEqual({ push: { branches: ['main'], paths }, pull_request: { paths } });
    expect(jobs.pipeline).toEqual({
      permissions: read(REUSABLE).jobs.publish?.permissions,
      uses: `./.github/workflows/${REUSABLE}`,
      with: { package: 'mfe-deals' },
    });
  });
});

describe('The workflows of the whole workspace', () => {
  it('run all tests every night, and when what all packages share has changed', () => {
    const { on } = read('all-tests.yml');
    expect(Object.keys(on)).toContain('schedule');
    expect(on.pull_request).toEqual({
      paths: ['e2e/**', 'shared/**', 'shell/**', 'tooling/**', 'package-lock.json'],
    });
    expect(commandsOf('all-tests.yml')).toEqual(['npm ci', 'npm run test:all']);
  });

  it('run npm start and npm test with each version of Node, from the oldest that package.json allows', () => {
    const file = 'node-versions.yml';
    const { engines } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const [job] = jobsOf(file);
    expect(job?.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), '22', '24', '26']);
    const [install, start, test] = commandsOf(file);
    expect([install, test]).toEqual(['npm ci --ignore-scripts', 'npm test']);
    expect(start).toMatch(/^npm start &/);
    expect(read(file).on.pull_request).toEqual({ 'paths-ignore': ['mfe-*/**', 'shell/**'] });
  });
});

describe('The pipeline', () => {
  const { checks, publish } = read(REUSABLE).jobs;

  it('checks a package as a developer does, and then publishes or previews what was built', () => {
    expect(checks?.steps?.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run check -w "$PACKAGE"']);
    expect(publish?.needs).toBe('checks');
    expect(publish?.steps?.flatMap(({ run, if: condition }) => (run ? [[condition, run]] : []))).toEqual([
      [undefined, 'npm ci --ignore-scripts'],
      ["github.event_name == 'push'", 'npx farekite publish "$PACKAGE/dist"'],
      [
        "github.event_name == 'pull_request'",
        'npx farekite publish "$PACKAGE/dist" --preview | tee preview.txt',
      ],
      [
        "github.event_name == 'pull_request'",
        '.github/comment-on-pull-request.sh "$PACKAGE" "$PULL_REQUEST" preview.txt',
      ],
    ]);
    const [upload, download] = ['upload', 'download'].map((action) =>
      stepsOf(REUSABLE).find(({ uses }) => uses?.startsWith(`actions/${action}-artifact@`)),
    );
    expect(upload?.with).toMatchObject(download?.with ?? {});
  });

  it('gives no credentials to the job that runs the code of the package, and takes nothing from a cache of results', () => {
    expect(checks?.permissions).toBeUndefined();
    expect(JSON.stringify(checks)).not.toMatch(/AWS_|secrets\.|github\.token|actions\/cache|\.turbo|TURBO_/);
    expect(JSON.stringify(publish)).not.toMatch(/npm (?:run|test|start)/);
  });

  it('publishes only where there is a store, and never for a fork', () => {
    expect(publish?.if).toContain("vars.FAREKITE_SITE != ''");
    expect(publish?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  });
});

describe('The comment with the address of a preview', () => {
  /** Runs the script with a GitHub CLI that finds a comment, or none. @returns the arguments of its last call */
  function comment(existingId: string): string {
    const directory = temporaryFolder();
    const calls = join(directory, 'calls');
    const gh = `#!/bin/sh\necho "$*" > "${calls}"\ncase "$*" in *--jq*) echo ${existingId};; esac\n`;
    writeFileSync(join(directory, 'gh'), gh, { mode: 0o755 });
    writeFileSync(join(directory, 'preview.txt'), 'To see it, open https://www.example.com/about');
    execFileSync(join(WORKSPACE, '.github/comment-on-pull-request.sh'), ['mfe-deals', '7', 'preview.txt'], {
      cwd: directory,
      env: { PATH: `${directory}:${process.env.PATH ?? ''}`, GH_REPO: 'agency/farekite' },
    });
    return readFileSync(calls, 'utf8').trim();
  }

  it.each([
    ['is written when the package has none', '', 'POST repos/agency/farekite/issues/7/comments'],
    ['replaces the one that the package has', '42', 'PATCH repos/agency/farekite/issues/comments/42'],
  ])('%s', (_what, existingId, request) => {
    expect(comment(existingId)).toBe(
      `api --method ${request} --raw-field body=<!-- preview of mfe-deals -->\n` +
        'To see it, open https://www.example.com/about --silent',
    );
  });
});
