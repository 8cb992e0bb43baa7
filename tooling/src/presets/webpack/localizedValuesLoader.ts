import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createJiti } from 'jiti';
import type { LoaderContext, Module } from 'webpack';
import { findLocalizedValues, type FoundValue, type LocalizedValue } from './findLocalizedValues';
import { packageIdentity } from './packageIdentity';

/** The localized values that were moved out of a module. */
export interface MovedValues {
  /** By which the module finds them when they are loaded. */
  readonly key: string;
  /** The module's name, whatever the key. */
  readonly identity: string;
  readonly values: readonly LocalizedValue[];
}

/** What webpack keeps of a module, also in the cache of its builds. */
interface BuildInfo {
  movedValues?: MovedValues;
}

/** What the loader needs to know about the build. */
interface Options {
  /** The name of the package that is built. */
  readonly owner: string;
}

const CONTRACT = '@farekite/shared';

/** The localized values that the loader has moved out of a module. */
export function movedValuesOf({ buildInfo }: Pick<Module, 'buildInfo'>): MovedValues | undefined {
  return (buildInfo as BuildInfo | undefined)?.movedValues;
}

/** The modules of the contract that read localized values, and are needed in every language. */
const READERS = `${CONTRACT}/language/`;

/** The languages that the contract which a module imports offers. */
async function siteLanguages({
  resourcePath,
  addDependency,
}: Pick<LoaderContext<unknown>, 'resourcePath' | 'addDependency'>): Promise<readonly string[]> {
  const contract = dirname(createRequire(resourcePath).resolve(`${CONTRACT}/package.json`));
  const file = join(contract, 'language/Language.ts');
  addDependency(file);
  const { SITE_LANGUAGES } = await createJiti(file).import<{ SITE_LANGUAGES: readonly string[] }>(file);
  return SITE_LANGUAGES;
}

/**
 * A key that no other module of the site has, of whatever package: two packages may contain the same module of the
 * contract. It changes with the values, so that texts of another release, which come late, never take their place.
 * {@link TextFilesPlugin} checks that no two modules of a build have the same.
 */
function keyOf(owner: string, identity: string, values: readonly LocalizedValue[]): string {
  const hash = createHash('sha256').update(identity).update(JSON.stringify(values)).digest('hex');
  return `${owner}:${hash.slice(0, 8)}`;
}

/** A name that the code does not use. */
function unusedName(code: string, name: string): string {
  return code.includes(name) ? unusedName(code, `${name}_`) : name;
}

/** The code with calls in place of the values. */
function replaceValues(code: string, found: readonly FoundValue[], key: string): string {
  const load = unusedName(code, 'loadedTexts');
  const valueAt = unusedName(code, 'localizedValue');
  // In a line of their own before everything else. They have no side effects, so that unused ones are removed.
  const declarations =
    `import { loadedTexts as ${load} } from '${CONTRACT}/language';` +
    `const ${valueAt} = /*#__PURE__*/ ${load}(${JSON.stringify(key)});\n`;
  const parts = found.map(({ start }, index) => {
    const before = code.slice(found[index - 1]?.end ?? 0, start);
    return `${before}/*#__PURE__*/ ${valueAt}(${String(index)})`;
  });
  return declarations + parts.join('') + code.slice(found.at(-1)?.end);
}

/**
 * Moves the localized values of a module out of its code, for {@link TextFilesPlugin} to write them into text files.
 * The code then reads
 *
 *     import { loadedTexts } from '@farekite/shared/language';
 *     const localizedValue = loadedTexts("mfe-deals:3f9ac1d0");
 *     export const TITLE = localizedValue(0);
 */
export default async function localizedValuesLoader(
  this: LoaderContext<Options>,
  code: string,
): Promise<string> {
  const { owner } = this.getOptions();
  const identity = packageIdentity(this.resourcePath);
  // Each localized value has English, and most modules have none.
  if (!/\ben\b/.test(code) || identity.startsWith(READERS)) return code;
  const found = findLocalizedValues(code, await siteLanguages(this));
  if (found.length === 0) return code;
  const values = found.map(({ value }) => value);
  const key = keyOf(owner, identity, values);
  const movedValues: MovedValues = { key, identity, values };
  Object.assign(this._module?.buildInfo ?? {}, { movedValues });
  return replaceValues(code, found, key);
}
