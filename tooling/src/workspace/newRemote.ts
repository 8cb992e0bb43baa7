import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../util/files';
import { UsageError } from '../util/UserError';

const NAME = /^mfe-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const ROUTES = 'shared/contract/routes.json';
const TEMPLATES = join(__dirname, '../../templates');
/** The folder of a complete remote, which is named `mfe-new-page` after its page `/new-page`. */
const TEMPLATE = join(TEMPLATES, 'remote');

/** The file of a package's workflow, relative to the workspace. */
export function workflowFile(name: string): string {
  return `.github/workflows/${name}.yml`;
}

/** The text of a package's workflow, which runs its pipeline when one of the pipeline's inputs changes. */
export function workflowSource(name: string): string {
  return readFileSync(join(TEMPLATES, 'workflow.yml'), 'utf8').replaceAll('mfe-new-page', name);
}

/** `car-rental` → `CarRental` */
function pascalCase(words: string): string {
  return words.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
}

/**
 * Makes a function that replaces the template's names in a text or in the name of a file.
 * @param subject the new name without `mfe-`: `car-rental`
 */
function createRenamer(subject: string): (text: string) => string {
  const page = pascalCase(subject);
  const names = {
    'new-page': subject,
    NewPage: page,
    newPage: page.charAt(0).toLowerCase() + page.slice(1),
    'New Page': page.replace(/(?!^)([A-Z])/g, ' $1'),
  };
  return (text) =>
    Object.entries(names)
      .reduce((result, [name, replacement]) => result.replaceAll(name, replacement), text)
      // The key of a namespace with one word is written without quotes.
      .replace(/'(\w+)'(?=: typeof )/, '$1');
}

/** Adds a route to `routes.json`, which has one line for each path. @throws UserError when the path exists */
function addRoute(workspace: string, path: string, remote: string): void {
  const file = join(workspace, ROUTES);
  const table = readFileSync(file, 'utf8');
  if (path in (JSON.parse(table) as object)) {
    throw new UsageError(`The site has a page ${path} already`, 'Choose another name for the remote.');
  }
  writeFileSync(file, table.replace(/\n\}\s*$/, `,\n  "${path}": { "remote": "${remote}" }\n}\n`));
}

function writeFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export interface NewRemote {
  /** The folder of the new package. */
  readonly directory: string;
  /** The path of its page: `/car-rental`. */
  readonly path: string;
}

/**
 * Creates a remote with one page, its tests and its workflow, and adds the page to the table of routes. The
 * remote builds, passes its pipeline and can be published as it is.
 *
 * @param name `mfe-car-rental`; its page is `/car-rental`
 * @throws UserError when the name has another form, or the package, its workflow or its page exists already
 */
export async function newRemote(workspace: string, name: string): Promise<NewRemote> {
  if (!NAME.test(name)) {
    throw new UsageError(
      `"${name}" is not a name for a remote`,
      'Use mfe- and words of lower-case letters and digits, such as mfe-car-rental.',
    );
  }
  const directory = join(workspace, name);
  const workflow = join(workspace, workflowFile(name));
  for (const taken of [directory, workflow]) {
    if (existsSync(taken))
      throw new UsageError(`${taken} exists already`, 'Choose another name for the remote.');
  }

  const subject = name.slice('mfe-'.length);
  const path = `/${subject}`;
  const rename = createRenamer(subject);
  addRoute(workspace, path, name);
  for (const file of await listFiles(TEMPLATE)) {
    writeFile(join(directory, rename(file)), rename(readFileSync(join(TEMPLATE, file), 'utf8')));
  }
  writeFile(workflow, workflowSource(name));
  return { directory, path };
}
