import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chunkName, componentName } from '../pages/pageNames';

/** `mfe-car-rental`, `/car-rental` and `Car rental`. */
export interface NewPage {
  readonly remote: string;
  readonly path: string;
  readonly title: string;
}

/** Contents by path. */
export type Files = Readonly<Record<string, string>>;

/** Real files of a remote `mfe-new` with the page `/new-page`. */
const TEMPLATES = join(__dirname, '../../templates');

/** By their names there, which neither npm nor the tools of this workspace take for their own. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  prettierignore: '.prettierignore',
  'prettierrc.json': '.prettierrc.json',
  'eslint.ts': 'eslint.config.ts',
};

/** Renames the page of the templates in a text. After a letter or a dot, /new-page is the end of a file's path. */
function rename(text: string, { remote, path, title }: NewPage): string {
  const component = componentName(path);
  const names: Readonly<Record<string, string>> = {
    'mfe-new': remote,
    '/new-page': path,
    'new-page': chunkName(path),
    NewPage: component,
    newPage: component.charAt(0).toLowerCase() + component.slice(1),
    'New page': title,
  };
  const all = /mfe-new|(?<![\w.])\/new-page|new-page|NewPage|newPage|New page/g;
  return text.replace(all, (name) => names[name] ?? name);
}

/** `repository` is what a remote has besides in one of its own. @param isWanted by the path in the template */
export function readTemplate(
  template: 'remote' | 'workspace' | 'repository',
  page: NewPage,
  isWanted = /^/,
): Files {
  const folder = join(TEMPLATES, template);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => isWanted.test(file) && statSync(join(folder, file)).isFile())
    .map((file): [string, string] => {
      const name = CONFIGURATIONS[file] ?? file;
      return [rename(name, page), rename(readFileSync(join(folder, file), 'utf8'), page)];
    });
  return Object.fromEntries(files);
}
