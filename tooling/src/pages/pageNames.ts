import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../util/UserError';

/** `/admin/blog` → `AdminBlog` */
export function componentName(path: string): string {
  if (path === '/') return 'Home';
  return path.replace(/[/-]+(\w)/g, (_, first: string) => first.toUpperCase());
}

/** `/admin/blog` → `admin-blog`: a page's name in file names, in the container and among the namespaces. */
export function chunkName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/** @returns relative to the remote's folder: `./src/pages/FlightResults/FlightResults.tsx` */
export function pageSourceFile(directory: string, path: string): string {
  const name = componentName(path);
  const file = `./src/pages/${name}/${name}.tsx`;
  if (existsSync(join(directory, file))) return file;
  throw new UserError(
    `The package in ${directory} has no file for its page ${path}`,
    `Write ${file}. Which package a path belongs to is in shared/contract/routes.json.`,
  );
}
