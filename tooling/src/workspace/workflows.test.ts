import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { readPackageJson } from './sitePackage';
import { workflowFile, workflowSource } from './workflow';
import { listSitePackages } from './workspace';

const WORKSPACE = join(__dirname, '../../..');
const WORKFLOWS = join(WORKSPACE, '.github/workflows');
const REUSABLE = 'remote.yml';
const NODE_VERSIONS = 'node-versions.yml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
}

interface Trigger {
  readonly paths?: readonly string[];
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

describe('The workflows', () => {
  it('are one for the shell and each remote, the one that these call, and the one of the Node versions', () => {
    expect(files).toEqual([...packages.map((name) => `${name}.yml`), REUSABLE, NODE_VERSIONS].sort());
  });

  it.each(files)('may read and no more: %s', (file) => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
  });
});

describe.each(packages)('The workflow of %s', (name) => {
  const workflow = read(`${name}.yml`);

  it('runs when something changes that its answer depends on, and when nothing else does', () => {
    const { push, pull_request: pullRequest, ...others } = workflow.on;
    const paths = [`${name}/**`, 'shared/**', 'tooling/**', 'package-lock.json'];
    expect(push?.paths).toEqual(paths);
    expect(pullRequest?.paths).toEqual(paths);
    expect(others).toEqual({});
  });

  it('calls the one of all, with its own name', () => {
    expect(Object.values(workflow.jobs)).toEqual([
      { uses: `./.github/workflows/${REUSABLE}`, with: { remote: name } },
    ]);
  });

  it('is what a new remote would get', () => {
    expect(readFileSync(join(WORKSPACE, workflowFile(name)), 'utf8')).toBe(workflowSource(name));
  });

  it('has a command of that name to run', () => {
    expect(readPackageJson(join(WORKSPACE, name)).scripts?.pipeline).toBe('farekite pipeline');
  });
});

describe('The workflow of the Node versions', () => {
  const { jobs } = read(NODE_VERSIONS);
  const [job] = Object.values(jobs);

  it('runs both commands with each version, the oldest that package.json allows first', () => {
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

describe('The workflow that all call', () => {
  const { on, concurrency, jobs } = read(REUSABLE);
  const [job, ...otherJobs] = Object.values(jobs);
  const steps = job?.steps ?? [];

  it('is told whose it is, and runs for nobody else', () => {
    expect(Object.keys(on)).toEqual(['workflow_call']);
    expect(on.workflow_call?.inputs).toEqual({
      remote: { description: expect.any(String) as string, required: true, type: 'string' },
    });
    expect(otherJobs).toEqual([]);
  });

  it('installs and runs the command that a developer runs, and nothing else', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run pipeline -w "$REMOTE"']);
    expect(steps.at(-1)?.env).toEqual({ REMOTE: '${{ inputs.remote }}' });
  });

  it('keeps what the pipeline has answered', () => {
    const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
    expect(cache?.with?.path).toBe('.farekite/pipeline');
  });

  it('takes each action at one commit, and does not leave it a token', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(3);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
    expect(steps[0]?.with?.['persist-credentials']).toBe(false);
  });

  it('ends by itself, and runs once at a time for a branch of a package', () => {
    expect(job?.['timeout-minutes']).toBeLessThanOrEqual(20);
    expect(concurrency?.group).toBe('pipeline-${{ inputs.remote }}-${{ github.ref }}');
  });
});
