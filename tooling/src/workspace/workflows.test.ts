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
const NODE_VERSIONS = 'node-versions.yml';
const BROWSERS = 'browsers.yml';
const ALL_TESTS = 'all-tests.yml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly if?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
}

interface Trigger {
  readonly paths?: readonly string[];
  readonly 'paths-ignore'?: readonly string[];
  readonly inputs?: Readonly<Record<string, object>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, Trigger>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(WORKFLOWS).sort();
const packages = listSitePackages(WORKSPACE).map((name) => basename(name));

function read(file: string): Workflow {
  return load(readFileSync(join(WORKFLOWS, file), 'utf8')) as Workflow;
}

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

describe('The workflows', () => {
  it.each(files)('have time limits: %s', (file) => {
    const jobs = Object.values(read(file).jobs).filter(({ steps }) => steps);
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(45);
  });

  it('are one for each package, the reusable one that these call, and one each for all tests, the versions of Node and the browsers', () => {
    expect(files).toEqual(
      [...packages.map((name) => `${name}.yml`), REUSABLE, ALL_TESTS, NODE_VERSIONS, BROWSERS].sort(),
    );
  });

  it.each(files)('have read access only, unless a job says otherwise: %s', (file) => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
  });
});

describe.each(packages)('The workflow of %s', (name) => {
  it('is the one that farekite new creates', () => {
    expect(readFileSync(join(WORKSPACE, workflowFile(name)), 'utf8')).toBe(workflowSource(name));
  });

  it('runs when an input of the pipeline changes, and not otherwise', () => {
    const paths = [`${name}/**`, 'shared/**', 'tooling/**', 'package-lock.json'];
    expect(read(`${name}.yml`).on).toEqual({ push: { branches: ['main'], paths }, pull_request: { paths } });
  });

  it('calls the reusable workflow, lends it what its jobs may do, and has the script that it runs', () => {
    expect(Object.values(read(`${name}.yml`).jobs)).toEqual([
      {
        permissions: read(REUSABLE).jobs.publish?.permissions,
        uses: `./.github/workflows/${REUSABLE}`,
        with: { package: name },
      },
    ]);
    expect(readPackageJson(join(WORKSPACE, name)).scripts?.check).toBe('farekite check');
  });
});

describe('The workflow for all tests', () => {
  const { on, jobs } = read(ALL_TESTS);

  it('runs every night, and when what all packages share has changed', () => {
    const paths = ['e2e/**', 'shared/**', 'shell/**', 'tooling/**', 'package-lock.json'];
    expect(on).toEqual({
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as unknown }],
      push: { branches: ['main'], paths },
      pull_request: { paths },
      workflow_dispatch: {},
    });
  });

  it('runs the script that takes long', () => {
    const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands).toEqual(['npm ci', 'npm run test:all']);
    expect(readPackageJson(WORKSPACE).scripts).toMatchObject({
      test: 'farekite test',
      'test:all': 'farekite test --all',
    });
  });
});

describe('The workflow for the versions of Node', () => {
  const { on, jobs } = read(NODE_VERSIONS);
  const [job] = Object.values(jobs);

  it('runs when anything changes on main, and on pull requests that do not change the shell and remotes alone', () => {
    const folders = packages.map((name) => (name.startsWith('mfe-') ? 'mfe-*/**' : `${name}/**`));
    expect(on).toEqual({
      push: { branches: ['main'] },
      pull_request: { 'paths-ignore': [...new Set(folders)].sort() },
    });
  });

  it('runs npm start and npm test with each version, from the oldest that package.json allows', () => {
    const { engines } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
      engines: { node: string };
    };
    expect(job?.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), '22', '24', '26']);
    const commands = job?.steps?.flatMap(({ run }) => run ?? []) ?? [];
    expect(commands[0]).toBe('npm ci --ignore-scripts');
    expect(commands[1]).toMatch(/^npm start &/);
    expect(commands[2]).toBe('npm test');
  });
});

describe('The reusable workflow', () => {
  const { on, concurrency, jobs } = read(REUSABLE);
  const { checks, publish } = jobs;
  const steps = [...(checks?.steps ?? []), ...(publish?.steps ?? [])];

  it('runs only when another workflow calls it with a package', () => {
    expect(Object.keys(on)).toEqual(['workflow_call']);
    expect(on.workflow_call?.inputs).toEqual({
      package: { description: expect.any(String) as string, required: true, type: 'string' },
    });
  });

  it('runs npm ci and the pipeline, as a developer does, and then publishes or previews what was built', () => {
    expect(Object.keys(jobs)).toEqual(['checks', 'publish']);
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
  });

  it('hands over the release by an artifact of the same name and path', () => {
    const [upload, download] = ['actions/upload-artifact@', 'actions/download-artifact@'].map((action) =>
      steps.find(({ uses }) => uses?.startsWith(action)),
    );
    expect(upload?.with).toMatchObject(download?.with ?? {});
    expect(download?.with).toEqual({ name: '${{ inputs.package }}', path: '${{ inputs.package }}/dist' });
  });

  it('gives no credentials to the job that runs the code of the package', () => {
    expect(checks?.permissions).toBeUndefined();
    expect(JSON.stringify(checks)).not.toMatch(/AWS_|secrets\.|github\.token/);
    expect(JSON.stringify(publish)).not.toMatch(/npm (?:run|test|start)/);
  });

  it('publishes only where there is a store, and never for a fork', () => {
    expect(publish?.if).toContain("vars.FAREKITE_SITE != ''");
    expect(publish?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  });

  it('builds what is published from its sources, and takes nothing from a cache of results', () => {
    expect(JSON.stringify(jobs)).not.toMatch(/actions\/cache|\.turbo|TURBO_/);
  });

  it('pins each action to a commit, and leaves no token in the checkouts', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(7);
    for (const action of used) expect(action).toMatch(/^(?:aws-)?actions\/[a-z-]+@[\da-f]{40}$/);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual([false, false]);
  });

  it('runs once at a time for each branch of a package', () => {
    expect(concurrency?.group).toBe('pipeline-${{ inputs.package }}-${{ github.ref }}');
  });
});

describe('The comment with the address of a preview', () => {
  const MARKER = '<!-- preview of mfe-deals -->';

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
    [
      'is written when the package has none on the pull request',
      '',
      'POST repos/agency/farekite/issues/7/comments',
    ],
    ['replaces the one that the package has', '42', 'PATCH repos/agency/farekite/issues/comments/42'],
  ])('%s', (_what, existingId, request) => {
    expect(comment(existingId)).toBe(
      `api --method ${request} --raw-field body=${MARKER}\nTo see it, open https://www.example.com/about --silent`,
    );
  });
});
