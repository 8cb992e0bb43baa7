import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { readPackageJson } from '../pages/readPackageJson';
import { workflowFile, workflowSource } from './workflow';
import { listSitePackages } from './workspace';

const WORKSPACE = join(__dirname, '../../..');
const WORKFLOWS = join(WORKSPACE, '.github/workflows');
/** The reusable workflow that the workflows of the packages call. */
const REUSABLE = 'pipeline.yml';
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
  it('are one for each package, the reusable one that these call, and one for the versions of Node', () => {
    expect(files).toEqual([...packages.map((name) => `${name}.yml`), REUSABLE, NODE_VERSIONS].sort());
  });

  it.each(files)('have read access only: %s', (file) => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
  });
});

describe.each(packages)('The workflow of %s', (name) => {
  const workflow = read(`${name}.yml`);

  it('runs when an input of the pipeline changes, and not otherwise', () => {
    const { push, pull_request: pullRequest, ...others } = workflow.on;
    const paths = [`${name}/**`, 'shared/**', 'tooling/**', 'package-lock.json'];
    expect(push?.paths).toEqual(paths);
    expect(pullRequest?.paths).toEqual(paths);
    expect(others).toEqual({});
  });

  it('calls the reusable workflow with the name of the package', () => {
    expect(Object.values(workflow.jobs)).toEqual([
      { uses: `./.github/workflows/${REUSABLE}`, with: { package: name } },
    ]);
  });

  it('is the one that farekite new creates', () => {
    expect(readFileSync(join(WORKSPACE, workflowFile(name)), 'utf8')).toBe(workflowSource(name));
  });

  it('finds the script that it runs in package.json', () => {
    expect(readPackageJson(join(WORKSPACE, name)).scripts?.pipeline).toBe('farekite pipeline');
  });
});

describe('The workflow for the versions of Node', () => {
  const { jobs } = read(NODE_VERSIONS);
  const [job] = Object.values(jobs);

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
  const [job, ...otherJobs] = Object.values(jobs);
  const steps = job?.steps ?? [];

  it('has one job, and runs only when another workflow calls it with a package', () => {
    expect(Object.keys(on)).toEqual(['workflow_call']);
    expect(on.workflow_call?.inputs).toEqual({
      package: { description: expect.any(String) as string, required: true, type: 'string' },
    });
    expect(otherJobs).toEqual([]);
  });

  it('runs npm ci and the pipeline, as a developer does, and nothing else', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run pipeline -w "$PACKAGE"']);
    expect(steps.at(-1)?.env).toEqual({ PACKAGE: '${{ inputs.package }}' });
  });

  it('caches the record of a passed pipeline', () => {
    const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
    expect(cache?.with?.path).toBe('.farekite/pipeline');
  });

  it('pins each action to a commit, and leaves no token in the checkout', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).toHaveLength(3);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
    expect(steps[0]?.with?.['persist-credentials']).toBe(false);
  });

  it('has a time limit, and runs once at a time for each branch of a package', () => {
    expect(job?.['timeout-minutes']).toBeLessThanOrEqual(20);
    expect(concurrency?.group).toBe('pipeline-${{ inputs.package }}-${{ github.ref }}');
  });
});
