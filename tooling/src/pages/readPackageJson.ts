import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import * as rules from '../release/dataRules';
import { UsageError } from '../util/UserError';

const PACKAGE_JSON = v.object({
  name: v.exactOptional(rules.MODULE_NAME),
  version: v.exactOptional(rules.EXACT_VERSION),
  scripts: v.exactOptional(v.record(v.string(), v.string())),
  peerDependencies: v.exactOptional(v.record(rules.MODULE_NAME, rules.VERSION_RANGE)),
  farekite: v.exactOptional(
    v.object({
      /** For --site; only the root of a repository has it. */
      site: v.exactOptional(rules.SINGLE_LINE),
      /** Of a remote in a repository of its own, until the contract that it depends on has them. */
      routes: v.exactOptional(rules.ROUTE_TABLE),
      /** Pages that only `farekite dev` shows. */
      developmentRoutes: v.exactOptional(v.array(rules.PAGE_PATH)),
      /** What the shell puts into the share scope. */
      provides: v.exactOptional(v.array(rules.MODULE_NAME)),
      /** The folders of `src/`: each imports only from those before it. */
      layers: v.exactOptional(v.array(v.string())),
    }),
  ),
});

/** Name and version are empty when the file has none, as npm allows. */
export type PackageJson = v.InferOutput<typeof PACKAGE_JSON> & Record<'name' | 'version', string>;

const parsePackageJson = rules.sourceParserOf(PACKAGE_JSON);

/** @throws UserError when there is none, or a field of it breaks a rule */
export function readPackageJson(directory: string): PackageJson {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) {
    throw new UsageError(
      `There is no package.json in ${directory}`,
      'Run the command in the folder of the shell or of a remote.',
    );
  }
  return { name: '', version: '', ...parsePackageJson(readFileSync(file, 'utf8'), file) };
}

export function packageDirectory(file: string): string {
  const directory = dirname(file);
  return existsSync(join(directory, 'package.json')) ? directory : packageDirectory(directory);
}
