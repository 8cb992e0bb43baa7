import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFiles } from './findPage';

/** The folder of the package that a file is in. */
export function packageDirectory(file: string): string {
  const directory = dirname(file);
  return existsSync(join(directory, 'package.json')) ? directory : packageDirectory(directory);
}

/**
 * Reads the content of a page of the same package. It is for data modules (`*.data.ts`), which run while the
 * package is built: `contentOf<DealPageContent>(module, '/top-airlines')`.
 *
 * @param module the data module itself: its variable `module`
 * @param path of the page
 * @throws Error when the page has no content file
 */
export function contentOf<Content>(module: NodeJS.Module, path: string): Content {
  const directory = packageDirectory(module.filename);
  const [found] = contentFiles(directory, path);
  if (!found) throw new Error(`${path} has no content file in ${join(directory, 'src/content')}`);
  return (module.require(join(directory, found.content)) as { default: Content }).default;
}
