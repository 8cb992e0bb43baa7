import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CONTRACT_NAMESPACE, siteLanguages } from '../pages/locales';
import { chunkName, componentName } from '../pages/pageNames';
import { readPackageJson } from '../pages/readPackageJson';
import { pathsOf, readRouteTable, type RouteTable } from '../pages/routes';
import { matching, PAGE_PATH } from '../release/dataRules';
import { UsageError } from '../util/UserError';
import { findWorkspace } from './workspace';

/** `mfe-car-rental`, `/car-rental` and `Car rental`. */
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

type NewPage = v.InferInput<typeof PAGE>;

/** Contents by path. */
type Files = Readonly<Record<string, string>>;

/**
 * Real files of a remote `mfe-new` with the page `/new-page`. The end of `NAME.template` is taken away: by such a name neither
 * npm nor the tools of this workspace take a configuration for their own.
 */
const TEMPLATES = join(__dirname, '../../templates');

/** What one more page needs of each budget. The entry is a part of each script. */
const ROOM_KB: Readonly<Record<string, number>> = { entry: 0.2, script: 0.2, styles: 1.5, texts: 0.7 };

/** The templates import these, so no page can be called like that. */
const IMPORTED: readonly string[] = ['CallLink', 'PageHeader', 'Section'];

interface Budget {
  readonly name: string;
  readonly limit: string;
}

interface RemotePackage {
  readonly scripts?: object;
  readonly devDependencies?: object;
  readonly 'size-limit'?: readonly Budget[];
  readonly farekite?: { readonly routes?: object };
}

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as unknown;

/** `CarRental` → `carRentalTexts` */
function textsName(component: string): string {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Texts`;
}

/** `repository` is what a remote has besides in one of its own. @param isWanted by the path in the template */
function readTemplate(template: string, { remote, path, title }: NewPage, isWanted = /^/): Files {
  const component = componentName(path);
  const names: Files = {
    'mfe-new': remote,
    '/new-page': path,
    'new-page': chunkName(path),
    NewPage: component,
    newPageTexts: textsName(component),
    'New page': title,
  };
  // After a letter or a dot, /new-page is the end of a file's path.
  const all = /mfe-new|(?<![\w.])\/new-page|new-page|NewPage|newPageTexts|New page/g;
  const rename = (text: string) => text.replace(all, (name) => names[name] ?? name);
  const folder = join(TEMPLATES, template);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => isWanted.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => [rename(file.replace(/\.template$/, '')), rename(read(join(folder, file)))]);
  return Object.fromEntries(files) as Files;
}

/** @param paths of the other pages of the remote */
function problemOf({ path }: NewPage, contract: string, paths: readonly string[]): string | undefined {
  const component = componentName(path);
  const [, first = ''] = path.split('/');
  const owner = readRouteTable(contract)[path]?.remote;
  if (owner !== undefined) return `${path} is a page of ${owner}`;
  if (siteLanguages(contract).includes(first)) return `${path} begins with ${first}, a language of the site`;
  const other = paths.find((one) => componentName(one) === component);
  if (other !== undefined) return `${path} would have the files of ${other}`;
  if (chunkName(path) === CONTRACT_NAMESPACE) return `${path} would have the texts of the contract package`;
  if (/^\d/.test(component) || IMPORTED.includes(component)) return `No page can be called ${component}`;
  return undefined;
}

/** @param contract a folder for which the contract package is installed */
function assertNew(page: NewPage, contract: string, paths: readonly string[]): void {
  const { issues } = v.safeParse(PAGE, page, { abortEarly: true });
  if (issues) throw new UsageError(issues[0].message, 'Correct it and run the command again.');
  const problem = problemOf(page, contract, paths);
  if (problem !== undefined) throw new UsageError(problem, 'Choose another path.');
}

function budgetsWith(path: string, budgets: readonly Budget[] = []): Budget[] {
  const raised = budgets.map((budget) => {
    const room = ROOM_KB[budget.name.split(' ')[0] ?? ''] ?? 0;
    const isKb = budget.limit.endsWith('kB');
    return isKb ? { ...budget, limit: `${(parseFloat(budget.limit) + room).toFixed(1)} kB` } : budget;
  });
  const isScript = ({ name }: Budget) => name.startsWith('script');
  // What pages share counts for each of them.
  const limit = Math.max(8, ...raised.filter(isScript).map((budget) => parseFloat(budget.limit)));
  const script = {
    name: `script of ${path}`,
    path: `dist/browser/{remoteEntry,[0-9]*,${chunkName(path)}}.js`,
    limit: `${limit.toFixed(1)} kB`,
  };
  return raised.toSpliced(raised.findLastIndex(isScript) + 1, 0, script);
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

/** With the route behind the last one of its remote, or else at the end. */
function routesWith({ path, remote }: NewPage, workspace: string): Files {
  const file = 'shared/contract/routes.json';
  const routes = Object.entries(readJson(join(workspace, file)) as RouteTable);
  const last = routes.findLastIndex(([, route]) => route.remote === remote);
  const table = routes.toSpliced(last === -1 ? routes.length : last + 1, 0, [path, { remote }]);
  return { [file]: JSON.stringify(Object.fromEntries(table)) };
}

/** Behind the rows of the other remotes. */
function readmeWith({ remote, path, title }: NewPage, workspace: string): Files {
  const row = `| [${remote}](${remote}) | ${title} | \`${path}\` |\n`;
  const text = read(join(workspace, 'README.md'));
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
    throw new UsageError(`There is no remote ${remote} in ${directory}`, 'Correct it, or run farekite new.');
  assertNew(page, directory, paths);
  const [declarations, description] = [join(folder, 'src/i18next.d.ts'), join(folder, 'package.json')];
  const [chunk, texts] = [chunkName(path), textsName(componentName(path))];
  const described = readJson(join(root, description)) as RemotePackage;
  const routes = { ...described.farekite?.routes, [path]: { remote } };
  const changed = {
    [declarations]: read(join(root, declarations))
      .replace(/(?:^import .*\n)+/, `$&import type ${texts} from './locales/en/${chunk}.json';\n`)
      .replace(/\n {2}\}/, `\n    '${chunk}': typeof ${texts};$&`),
    [description]: JSON.stringify({
      ...described,
      'size-limit': budgetsWith(path, described['size-limit']),
      ...(!workspace && { farekite: { ...described.farekite, routes } }),
    }),
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
