import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { UserError } from '../util/UserError';
import { workflowFile, workflowSource } from './workflow';

const NAME = /^mfe-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const ROUTES = 'shared/contract/routes.json';
/** A whole remote, named `mfe-new-page` after its page `/new-page`. */
const TEMPLATE = join(__dirname, '../../templates/remote');

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** `car-rental` as `CarRental`. */
function pascalCase(words: string): string {
  return words.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
}

/** Replaces the names of the template in a text or in the name of a file. */
function renaming(subject: string): (text: string) => string {
  const page = pascalCase(subject);
  const names = {
    'new-page': subject,
    NewPage: page,
    newPage: page.charAt(0).toLowerCase() + page.slice(1),
    'New Page': page.replace(/(?!^)([A-Z])/g, ' $1'),
  };
  return (text) =>
    Object.entries(names).reduce((result, [name, replacement]) => result.replaceAll(name, replacement), text);
}

/** The template's package.json with the contract and the singletons that the other remotes use. */
function packageJson(template: string, workspace: string): string {
  const neighbour = JSON.parse(readFileSync(join(workspace, 'mfe-home/package.json'), 'utf8')) as PackageJson;
  const content = {
    ...(JSON.parse(template) as PackageJson),
    dependencies: { '@farekite/shared': neighbour.dependencies['@farekite/shared'] },
    peerDependencies: neighbour.peerDependencies,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Adds the page to the site's table of routes, an entry a line. */
function addRoute(workspace: string, path: string, remote: string): void {
  const file = join(workspace, ROUTES);
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  if (path in table) {
    throw new UserError(`${path} is a path of the site already`, 'Choose another name.');
  }
  const lines = Object.entries({ ...table, [path]: { remote } }).map(
    ([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ')}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

function writeNew(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export interface NewRemote {
  readonly directory: string;
  readonly path: string;
}

/**
 * Makes a remote with one page that builds, passes its pipeline and can be published, with a workflow
 * that runs it, and adds its page to the table of routes.
 *
 * @param name `mfe-car-rental`; its page is `/car-rental`
 * @throws UserError when the name is none, or taken
 */
export function newRemote(workspace: string, name: string): NewRemote {
  if (!NAME.test(name)) {
    throw new UserError(`"${name}" is no name for a remote`, 'Give one like mfe-car-rental.');
  }
  const directory = join(workspace, name);
  for (const taken of [directory, join(workspace, workflowFile(name))]) {
    if (existsSync(taken)) throw new UserError(`${taken} exists already`, 'Choose another name.');
  }

  const subject = name.slice('mfe-'.length);
  const path = `/${subject}`;
  const rename = renaming(subject);
  addRoute(workspace, path, name);
  for (const file of listFiles(TEMPLATE)) {
    const text = rename(readFileSync(join(TEMPLATE, file), 'utf8'));
    writeNew(join(directory, rename(file)), file === 'package.json' ? packageJson(text, workspace) : text);
  }
  writeNew(join(workspace, workflowFile(name)), workflowSource(name));
  return { directory, path };
}
