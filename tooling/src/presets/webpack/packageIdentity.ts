import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const roots = new Map<string, { readonly directory: string; readonly name: string }>();

function packageRoot(directory: string): { readonly directory: string; readonly name: string } {
  let root = roots.get(directory);
  if (!root) {
    const file = join(directory, 'package.json');
    const name = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name
      : undefined;
    const parent = dirname(directory);
    root = name || parent === directory ? { directory, name: name ?? '' } : packageRoot(parent);
    roots.set(directory, root);
  }
  return root;
}

/**
 * The name of a package and the path of a file in it: `@farekite/shared/ui/Price/Price.tsx`. It is the same in the
 * workspace and in a remote that was checked out alone, so both build the same bytes.
 */
export function packageIdentity(file: string): string {
  const root = packageRoot(dirname(file));
  return `${root.name}/${relative(root.directory, file).split(sep).join('/')}`;
}
