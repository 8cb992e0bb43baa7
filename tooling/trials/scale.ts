import './afterAllAtExit';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { publish } from '../src/operations/publish';
import { FolderStore } from '../src/store/FolderStore';
import { openStore } from '../src/store/openStore';
import { assertCompiled } from '../src/testing/compiledTool';
import type { FakeRelease } from '../src/testing/fakeReleases';
import { generatedRemote, generatedShell, type SiteSize } from '../src/testing/generatedSite';
import { S3Server } from '../src/testing/S3Server';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import { formatTable } from '../src/util/formatTable';

const USAGE = `npx jiti tooling/trials/scale.ts [options]

Generates a site, publishes to it with the compiled tool, and prints what each command takes.

  --remotes N     how many remotes (default: 8)
  --paths N       how many paths each of them has (default: 100)
  --languages N   1, 2 or 3 (default: 2)
  --page-kb N     how large each page is (default: 107)
  --s3            in an object store in this process instead of a folder
  --steps LIST    remote: publishes a release of one remote; shell: publishes another shell; cut: kills the publish of a
                  shell when half of its pages are written, and publishes it again. With cut alone the site has no pages
                  before (default: remote,shell)
  --tool PATH     of another compiled tool to measure
`;

const { values: options } = parseArgs({
  options: {
    remotes: { type: 'string', default: '8' },
    paths: { type: 'string', default: '100' },
    languages: { type: 'string', default: '2' },
    'page-kb': { type: 'string', default: '107' },
    s3: { type: 'boolean', default: false },
    steps: { type: 'string', default: 'remote,shell' },
    tool: { type: 'string', default: join(__dirname, '../bin/farekite.js') },
    help: { type: 'boolean', default: false },
  },
});

const MEASURES = require.resolve('../src/testing/measurePublisher.cjs');
const SAMPLE_EVERY_MS = 100;

/** What the publisher itself reports. */
interface PublisherFigures {
  readonly requests: Readonly<Record<'get' | 'put' | 'delete' | 'list', number>>;
  readonly bytesRead: number;
  readonly bytesWritten: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly pages: number;
}

/** The memory of the processes that a process has started, at this moment. */
function readSandboxes(parent: number, peaksMb: Map<string, number>): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== parent) continue;
      const peakMb = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
      peaksMb.set(pid, Math.max(peakMb, peaksMb.get(pid) ?? 0));
    } catch {
      // The process has ended.
    }
  }
}

/** Runs the compiled tool and measures it. @returns a row of the table */
async function measure(
  label: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const file = join(temporaryFolder(), 'measures.json');
  const child = spawn(process.execPath, ['--require', MEASURES, options.tool, ...args], {
    env: { ...process.env, ...env, MEASURES_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const sandboxesMb = new Map<string, number>();
  const sampling = setInterval(() => {
    readSandboxes(child.pid ?? 0, sandboxesMb);
  }, SAMPLE_EVERY_MS);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  if (exitCode !== 0 && !env.KILL_AFTER_PAGES) throw new Error(`${label}: exit code ${String(exitCode)}`);
  const figures = JSON.parse(await readFile(file, 'utf8')) as PublisherFigures;
  const { get, put, delete: deleted, list } = figures.requests;
  return [
    label,
    figures.seconds.toFixed(1),
    figures.cpuSeconds.toFixed(1),
    figures.peakMb.toFixed(0),
    `${String(sandboxesMb.size)} × ≤ ${Math.max(0, ...sandboxesMb.values()).toFixed(0)}`,
    [get, put, deleted, list].join(' / '),
    (figures.bytesRead / 1e6).toFixed(1),
    (figures.bytesWritten / 1e6).toFixed(1),
    String(figures.pages),
  ];
}

const HEADINGS = [
  'command',
  's',
  'CPU s',
  'MB of memory',
  'sandboxes × MB',
  'get / put / delete / list',
  'MB read',
  'MB written',
  'pages written',
];

async function runTrial(size: SiteSize, site: string, env: Readonly<Record<string, string>>): Promise<void> {
  const pages = size.remotes * size.pathsPerRemote * size.languages.length;
  const sizeText = `${String(pages)} pages of ${String(size.pageKilobytes)} kB, ${site}`;
  const store = options.s3 ? openStore(site) : new FolderStore(site, { isDurable: false });
  for (let index = 0; index < size.remotes; index += 1) {
    await publish(generatedRemote(size, index, 'First').dist, store, { create: true });
  }
  const steps = options.steps.split(',');
  if (options.steps !== 'cut') await publish(generatedShell(size, 'First').dist, store);
  const publishing = (label: string, { dist }: FakeRelease<ReleaseManifest>, more = {}) =>
    measure(label, ['publish', dist, '--site', site], { ...env, ...more });
  const rows: string[][] = [];
  if (steps.includes('remote')) rows.push(await publishing('one remote', generatedRemote(size, 0, 'Second')));
  if (steps.includes('shell')) rows.push(await publishing('another shell', generatedShell(size, 'Second')));
  if (steps.includes('cut')) {
    const third = generatedShell(size, 'Third');
    const killed = { KILL_AFTER_PAGES: String(Math.floor(pages / 2)) };
    rows.push(await publishing('a shell, killed half-way', third, killed));
    rows.push(await publishing('the same again', third));
  }
  console.info(`${sizeText}\n${formatTable(HEADINGS, rows)}`);
}

async function main(): Promise<void> {
  if (options.help) {
    console.info(USAGE);
    return;
  }
  await assertCompiled();
  const size: SiteSize = {
    remotes: Number(options.remotes),
    pathsPerRemote: Number(options.paths),
    languages: ['en', 'es', 'fr'].slice(0, Number(options.languages)),
    pageKilobytes: Number(options['page-kb']),
  };
  if (!options.s3) {
    await runTrial(size, temporaryFolder(), {});
    return;
  }
  const server = await S3Server.start();
  server.keysPerList = 1_000;
  Object.assign(process.env, server.env);
  await runTrial(size, server.site, server.env);
  await server.stop();
}

void main();
