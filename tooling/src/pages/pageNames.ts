import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../util/UserError';

/** `/admin/blog` → `AdminBlog`, `/` → `Home`: the name of a page's component, and so of its folder and file. */
export function componentName(path: string): string {
  if (path === '/') return 'Home';
  return path.replace(/[/-]+(\w)/g, (_, first: string) => first.toUpperCase());
}

/** `/admin/blog` → `admin-blog`, `/` → `home`: a page's name in file names, in the container and among the namespaces. */
export function chunkName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/**
 * Finds the file of a remote's page by the name of its path. Its default export is the page.
 *
 * @param directory the remote's folder
 * @returns the file, relative to that folder: `./src/pages/FlightResults/FlightResults.tsx`
 * @throws UserError when there is none
 */
export function pageSourceFile(directory: string, path: string): string {
  const name = componentName(path);
  const file = `./src/pages/${name}/${name}.tsx`;
  if (existsSync(join(directory, file))) return file;
  throw new UserError(
    `The package in ${directory} has no file for its page ${path}`,
    `Write ${file}. Which package a path belongs to is in shared/contract/routes.json.`,
  );
}
