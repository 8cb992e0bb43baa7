import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CONTRACT_NAMESPACE, siteLanguages } from '../pages/locales';
import { chunkName, componentName } from '../pages/pageNames';
import { readPackageJson } from '../pages/readPackageJson';
import { pathsOf, readRouteTable, type RouteTable } from '../pages/routes';
import { matching, PAGE_PATH } from '../release/dataRules';
import { UsageError } from '../util/UserError';
import { readTemplate, type Files, type NewPage } from './templates';
import { findWorkspace } from './workspace';

const PAGE = v.object({
  remote: matching(/^mfe-[a-z\d]+(?:-[a-z\d]+)*$/, 'a name such as mfe-car-rental', 64),
  path: PAGE_PATH as v.GenericSchema<string>,
  // Search engines show 60 characters, with the name of the site behind it. The tests of every page refuse a longer word,
  // because a narrow phone with large text would break it.
  title: matching(
    /^(?!.*[\p{L}\d]{15})[\p{Script=Latin}\d](?:[\p{Script=Latin}\d ,.:;!?&’()–-]*[\p{Script=Latin}\d.!?)])?$/u,
    'a title of Latin letters and digits, in words of at most 14, such as Car rental,',
    49,
  ),
});

/** What one more page needs of each budget. The entry is a part of each script. */
const ROOM_KB: Readonly<Record<string, number>> = { entry: 0.2, script: 0.2, styles: 1.5, texts: 0.7 };

/** The templates import these, so no page can be called like that. */
const IMPORTED: readonly string[] = ['CallLink', 'PageHeader', 'Section'];

interface RemotePackage {
  readonly scripts?: object;
  readonly devDependencies?: object;
  readonly 'size-limit'?: readonly { readonly name: string; readonly limit: string }[];
  readonly farekite?: { readonly routes?: RouteTable };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;

/**
 * @param contract a folder for which the contract package is installed
 * @param paths of the other pages of the remote
 */
function assertNew(page: NewPage, contract: string, paths: readonly string[]): void {
  const { issues } = v.safeParse(PAGE, page, { abortEarly: true });
  if (issues) throw new UsageError(issues[0].message, 'Correct it and run the command again.');
  const { path } = page;
  const component = componentName(path);
  const [, first = ''] = path.split('/');
  const owner = readRouteTable(contract)[path]?.remote;
  const other = paths.find((one) => componentName(one) === component);
  let problem: string | undefined;
  if (owner !== undefined) problem = `${path} is a page of ${owner}`;
  else if (siteLanguages(contract).includes(first))
    problem = `${path} begins with ${first}, a language of the site`;
  else if (other !== undefined) problem = `${path} would have the files of ${other}`;
  else if (chunkName(path) === CONTRACT_NAMESPACE)
    problem = `${path} would have the texts of the contract package`;
  else if (/^\d/.test(component) || IMPORTED.includes(component))
    problem = `No page can be called ${component}`;
  if (problem !== undefined) throw new UsageError(problem, 'Choose another path.');
}

/** Behind the last one of its remote, or else at the end. */
function addRoute(table: RouteTable, { path, remote }: NewPage): RouteTable {
  const routes = Object.entries(table);
  const last = routes.findLastIndex(([, route]) => route.remote === remote);
  return Object.fromEntries(routes.toSpliced(last === -1 ? routes.length : last + 1, 0, [path, { remote }]));
}

function withBudgets(
  { 'size-limit': budgets = [], ...others }: RemotePackage,
  { path }: NewPage,
): RemotePackage {
  const raised = budgets.map(({ name, limit, ...budget }) => {
    const room = ROOM_KB[name.split(' ')[0] ?? ''] ?? 0;
    const isKb = limit.endsWith('kB');
    return { name, ...budget, limit: isKb ? `${(parseFloat(limit) + room).toFixed(1)} kB` : limit };
  });
  const file = `dist/browser/{remoteEntry,[0-9]*,${chunkName(path)}}.js`;
  const last = raised.findLastIndex(({ name }) => name.startsWith('script'));
  // What pages share counts for each of them.
  const limits = raised.filter(({ name }) => name.startsWith('script')).map(({ limit }) => parseFloat(limit));
  const script = { name: `script of ${path}`, path: file, limit: `${Math.max(8, ...limits).toFixed(1)} kB` };
  return { ...others, 'size-limit': raised.toSpliced(last + 1, 0, script) };
}

async function writeAll(root: string, added: Files, changed: Files = {}): Promise<string[]> {
  const existing = Object.keys(added).find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new UsageError(`${existing} exists`, 'Choose another name or path.');
  const files = { ...added, ...changed };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  const args = ['--write', '--ignore-unknown', '--log-level=warn', ...Object.keys(files)];
  await promisify(execFile)(process.execPath, [prettier, ...args], { cwd: root });
  return Object.keys(files);
}

function inFolder(folder: string, files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]));
}

function nextSteps({ path, title }: NewPage, folder: string, others: readonly string[]): string[] {
  const file = (language: string) => join(folder, `src/locales/${language}/${chunkName(path)}.json`);
  return [
    `Write what the page says into ${file('en')}: lead, texts, and the description for search engines (140 to 160 characters).`,
    `Translate it in ${file('es')}, also the title, which is still "${title}".`,
    ...others,
  ];
}

function routesWith(page: NewPage, workspace: string): Files {
  const file = 'shared/contract/routes.json';
  const table = readJson(join(workspace, file)) as RouteTable;
  return { [file]: JSON.stringify(addRoute(table, page)) };
}

/** Behind the rows of the other remotes. */
function readmeWith({ remote, path, title }: NewPage, workspace: string): Files {
  const row = `| [${remote}](${remote}) | ${title} | \`${path}\` |\n`;
  const text = readFileSync(join(workspace, 'README.md'), 'utf8');
  return { 'README.md': text.replace(/(?:^\| \[mfe-.*\n)+/m, (rows) => rows + row) };
}

/** Writes a remote into the workspace around a folder, or else into a repository of its own there. */
export async function createRemote(page: NewPage, from: string) {
  const workspace = findWorkspace(from);
  const [root, contract] = [workspace ?? from, workspace ?? __dirname];
  const { remote } = page;
  assertNew(page, contract, []);
  const owned = Object.values(readRouteTable(contract)).some((route) => route.remote === remote);
  if (owned || existsSync(join(root, remote)))
    throw new UsageError(`${remote} exists`, 'Choose another name, or remove the folder if it is empty.');
  const files = readTemplate('remote', page);
  if (workspace) {
    const added = { ...inFolder(remote, files), ...readTemplate('workspace', page) };
    const changed = { ...routesWith(page, workspace), ...readmeWith(page, workspace) };
    const next = nextSteps(page, remote, [
      'Write its README, and draw its share picture: illustrations/README.md.',
      `npm install && npm run dev -w ${remote}`,
      `npm run check -w ${remote}`,
      `Give its pipeline what docs/ci.md asks for each package. Publish ${remote} and the shell, in any order.`,
    ]);
    return { files: await writeAll(root, added, changed), next };
  }
  const own = readTemplate('repository', page);
  const descriptionIn = (part: Files) => JSON.parse(part['package.json'] ?? '{}') as RemotePackage;
  const [first, second] = [descriptionIn(files), descriptionIn(own)];
  const scripts = { ...first.scripts, ...second.scripts };
  const devDependencies = { ...first.devDependencies, ...second.devDependencies };
  const description = JSON.stringify({ ...first, ...second, scripts, devDependencies });
  const added = inFolder(remote, { ...files, ...own, 'package.json': description });
  const next = nextSteps(page, remote, [
    `cd ${remote} && npm install && npx farekite dev --against ORIGIN`,
    'Ask the team of the shell for the route: that in package.json, as it stands there. Checks, previews and visitors need it.',
    'npx farekite check --site SITE, and publish',
  ]);
  return { files: await writeAll(root, added), next };
}

/** Writes a page of a remote in the workspace around a folder, or of the remote in that folder. */
export async function createPage(page: NewPage, from: string) {
  const { remote, path } = page;
  const workspace = findWorkspace(from);
  const [root, folder] = workspace ? [workspace, remote] : [from, ''];
  const directory = join(root, folder);
  const paths = existsSync(join(directory, 'package.json')) ? pathsOf(directory) : [];
  if (paths.length === 0 || readPackageJson(directory).name !== remote)
    throw new UsageError(
      `There is no remote ${remote} in ${directory}`,
      'Correct the name, or make it with farekite new.',
    );
  assertNew(page, directory, paths);
  const [declarations, description] = [join(folder, 'src/i18next.d.ts'), join(folder, 'package.json')];
  const [ofPage = ''] = Object.values(readTemplate('remote', page, /i18next\.d\.ts$/));
  const [imported = '', , , , namespace = ''] = ofPage.split('\n');
  const types = readFileSync(join(root, declarations), 'utf8');
  let budgeted = withBudgets(readJson(join(root, description)) as RemotePackage, page);
  if (!workspace) {
    const { routes = {} } = budgeted.farekite ?? {};
    budgeted = { ...budgeted, farekite: { ...budgeted.farekite, routes: addRoute(routes, page) } };
  }
  const changed = {
    [declarations]: types
      .replace(/(?:^import .*\n)+/, `$&${imported}\n`)
      .replace(/\n {2}\}/, `\n${namespace}$&`),
    [description]: JSON.stringify(budgeted),
    ...(workspace && routesWith(page, workspace)),
  };
  const added = inFolder(folder, readTemplate('remote', page, /new-page|NewPage/));
  const next = nextSteps(page, folder, [
    `Name ${path} in the README, and draw its share picture. Lead visitors to it by a link.`,
    workspace
      ? `npm run check -w ${remote}`
      : 'Ask the team of the shell for the route in package.json, then: npx farekite check --site SITE',
  ]);
  return { files: await writeAll(root, added, changed), next };
}
