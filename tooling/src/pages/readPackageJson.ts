import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  EXACT_VERSION,
  listOf,
  PACKAGE_NAME,
  PAGE_PATH,
  recordOf,
  SINGLE_LINE,
  VERSION_RANGE,
} from '../release/dataRules';
import { parseData, SOURCE_FILE } from '../release/parseData';
import { UsageError } from '../util/UserError';

const MAX_DEVELOPMENT_ROUTES = 2_000;
const MAX_PROVIDED_PACKAGES = 100;
const MAX_LAYERS = 100;

const PACKAGE_JSON = v.object({
  name: v.exactOptional(PACKAGE_NAME),
  version: v.exactOptional(EXACT_VERSION),
  scripts: v.exactOptional(recordOf(v.string(), v.string())),
  peerDependencies: v.exactOptional(recordOf(PACKAGE_NAME, VERSION_RANGE)),
  farekite: v.exactOptional(
    v.object({
      /** Where the site is kept if --site is not given; only the root of a repository has it. */
      site: v.exactOptional(SINGLE_LINE),
      /** The paths of pages that only `farekite dev` shows. @default none */
      developmentRoutes: v.exactOptional(listOf(PAGE_PATH, MAX_DEVELOPMENT_ROUTES)),
      /** The packages that the shell puts into the share scope; only the shell has this list. */
      provides: v.exactOptional(listOf(PACKAGE_NAME, MAX_PROVIDED_PACKAGES)),
      /** The folders of `src/` from the bottom to the top: each imports only from those before it. @default any order */
      layers: v.exactOptional(listOf(v.string(), MAX_LAYERS)),
    }),
  ),
});

/** The fields of a package.json that the tool reads. Name and version are empty when the file has none, as npm allows. */
export type PackageJson = v.InferOutput<typeof PACKAGE_JSON> & Record<'name' | 'version', string>;

/** Reads the text of a package.json. @throws UserError that names the first field that breaks a rule */
export function parsePackageJson(text: string, source: string): PackageJson {
  return { name: '', version: '', ...parseData(PACKAGE_JSON, text, source, SOURCE_FILE) };
}

/** Reads the package.json in a folder. @throws UserError when there is none, or a field of it breaks a rule */
export function readPackageJson(directory: string): PackageJson {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) {
    throw new UsageError(
      `There is no package.json in ${directory}`,
      'Run the command in the folder of the shell or of a remote.',
    );
  }
  return parsePackageJson(readFileSync(file, 'utf8'), file);
}
