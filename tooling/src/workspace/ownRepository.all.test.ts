import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readPackageJson } from '../pages/readPackageJson';
import { readRouteTable } from '../pages/routes';
import { serve } from '../serve/serve';
import { S3Store } from '../store/S3Store';
import { assertCompiled, runFarekite } from '../testing/compiledTool';
import { S3Server } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';

const WORKSPACE = join(__dirname, '../../..');

const BROWSER_TEST = `import { CALL_HREF } from '@farekite/e2e/agency';
import { expect, openPage, test } from '@farekite/e2e/site';

test('The page leads to a call', async ({ page, consoleErrors }) => {
  await openPage(page, '/car-rental');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', CALL_HREF);
  expect(consoleErrors).toEqual([]);
});
`;

let folder: string;
let server: S3Server;

beforeAll(async () => {
  await assertCompiled();
  folder = temporaryFolder();
  server = await S3Server.start();
});

afterAll(() => server.stop());

async function run(cwd: string, program: string, ...args: readonly string[]): Promise<string> {
  // Jest's copy has the credentials of the store. Playwright refuses to be run by Jest.
  const env = { ...process.env, JEST_WORKER_ID: undefined };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, args, options).catch((error: unknown) => {
    const { stdout: printed = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${printed}\n${stderr}`, { cause: error });
  });
  return stdout;
}

/** With the routes of the remote. */
async function publishShell(remote: string): Promise<void> {
  const workspace = join(folder, 'workspace');
  const isSource = (source: string) => !['node_modules', 'dist'].includes(basename(source));
  for (const name of ['shell', 'shared'])
    cpSync(join(WORKSPACE, name), join(workspace, name), { recursive: true, filter: isSource });
  const installed = join(workspace, 'node_modules');
  mkdirSync(join(installed, '@farekite'), { recursive: true });
  for (const name of readdirSync(join(WORKSPACE, 'node_modules'))) {
    if (name !== '@farekite') symlinkSync(join(WORKSPACE, 'node_modules', name), join(installed, name));
  }
  symlinkSync(join(workspace, 'shared'), join(installed, '@farekite/shared'));
  symlinkSync(join(WORKSPACE, 'tooling'), join(installed, '@farekite/tooling'));
  const routes = { ...readRouteTable(WORKSPACE), ...readPackageJson(remote).farekite?.routes };
  writeFiles(workspace, { 'shared/contract/routes.json': routes });
  const shell = join(workspace, 'shell');
  expect(await runFarekite(['build'], shell)).toMatchObject({ stderr: '' });
  const publish = ['publish', 'dist', '--create', '--site', server.site];
  expect(await runFarekite(publish, shell)).toMatchObject({ exitCode: 0 });
}

/** With the packages of the project as npm would publish them. */
async function install(remote: string): Promise<void> {
  const packages = ['shared', 'tooling', 'e2e'].flatMap((name) => ['-w', name]);
  await run(WORKSPACE, 'npm', 'pack', ...packages, '--pack-destination', folder);
  const archives = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  expect(archives).toHaveLength(3);
  const files = archives.map((archive) => `../${archive}`);
  await run(remote, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...files);
}

/** A page that only the sources have, as farekite dev shows it. */
async function developedPage(tool: string, remote: string, origin: string): Promise<string> {
  const dev = spawn(tool, ['dev', '--against', origin, '--port', '0'], { cwd: remote, env: process.env });
  const exited = once(dev, 'exit');
  try {
    const [printed] = (await once(dev.stdout, 'data')) as [Buffer];
    const [address = ''] = /http:\S+/.exec(String(printed)) ?? [];
    return await (await fetch(`${address}/vans`)).text();
  } finally {
    dev.kill();
    await exited;
  }
}

it('A remote in a repository of its own is written, checked, previewed and developed beside a site in S3, with the published packages alone', async () => {
  const title = ['mfe-car-rental', '/car-rental', 'Car rental'];
  expect(await runFarekite(['new', ...title], folder)).toMatchObject({ exitCode: 0, stderr: '' });
  const remote = join(folder, 'mfe-car-rental');
  writeFiles(remote, { 'e2e/carRental.spec.ts': BROWSER_TEST });
  await install(remote);
  await publishShell(remote);

  const tool = join(remote, 'node_modules/.bin/farekite');
  const checked = await run(remote, tool, 'check', '--site', server.site);
  expect(checked).toContain('The page leads to a call');
  expect(checked).toContain('/car-rental works, is accessible and fits everywhere');
  expect(checked).toContain('check of mfe-car-rental: passed');

  await run(remote, tool, 'new', 'page', 'mfe-car-rental', '/vans', 'Vans');
  await run(remote, 'npm', 'run', 'lint');
  const previewed = await run(remote, tool, 'publish', 'dist', '--preview', '--site', server.site);
  const [address = ''] = /\/car-rental\?preview=mfe-car-rental@\w+/.exec(previewed) ?? [];
  const site = await serve(new S3Store(server.site), { port: 0 });
  try {
    // The address of a preview sets a cookie, and leads to the page.
    const { headers } = await fetch(site.origin + address, { redirect: 'manual' });
    const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
    const read = async (init?: RequestInit) => (await fetch(`${site.origin}/car-rental`, init)).text();
    expect(await read({ headers: { cookie } })).toContain('>Car rental</h1>');
    expect(await read()).not.toContain('>Car rental</h1>');
    expect(await developedPage(tool, remote, site.origin)).toContain('data-developed="mfe-car-rental"');
  } finally {
    await site.stop();
  }
}, 900_000);
