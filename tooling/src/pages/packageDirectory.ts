import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package that a file is in. */
export function packageDirectory(file: string): string {
  const directory = dirname(file);
  return existsSync(join(directory, 'package.json')) ? directory : packageDirectory(directory);
}
