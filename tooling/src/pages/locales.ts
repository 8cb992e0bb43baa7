import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LANGUAGE } from './languageAddresses';
import { chunkName } from './pageNames';

/** Where a package has its texts: a folder for each language, with a JSON file for each namespace. */
const LOCALES = 'src/locales';

/** The namespace with the texts of the contract package's components, which every package bundles for itself. */
export const CONTRACT_NAMESPACE = 'shared';
const CONTRACT = '@farekite/shared';

/** The folder with the texts of the contract package that is installed for a package. */
function contractLocales(directory: string): string {
  const installed = createRequire(join(directory, 'package.json')).resolve(`${CONTRACT}/package.json`);
  return join(dirname(installed), 'locales');
}

/** The names of the entries of a folder; none when it does not exist. */
function entriesOf(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).sort() : [];
}

function ownNamespaces(directory: string): string[] {
  return entriesOf(join(directory, LOCALES, DEFAULT_LANGUAGE)).map((file) => basename(file, '.json'));
}

/** The languages of the site, by the contract package that is installed for a package. */
export function siteLanguages(directory: string): string[] {
  return entriesOf(contractLocales(directory));
}

/** The languages that a package speaks, English first: those that both it and its contract package have a folder for. */
export function languagesOf(directory: string): string[] {
  const ofContract = new Set(siteLanguages(directory));
  const others = entriesOf(join(directory, LOCALES)).filter(
    (language) => language !== DEFAULT_LANGUAGE && ofContract.has(language),
  );
  return [DEFAULT_LANGUAGE, ...others];
}

/**
 * The namespaces with the texts of a page: the one with the page's name, those that are no page's, and that of the
 * contract package.
 *
 * @param paths of all pages of the package
 */
export function namespacesOf(directory: string, path: string, paths: readonly string[]): string[] {
  const otherPages = new Set(paths.filter((other) => other !== path).map(chunkName));
  return [...ownNamespaces(directory).filter((name) => !otherPages.has(name)), CONTRACT_NAMESPACE];
}

/** The file with a namespace in a language. */
export function textFile(directory: string, language: string, namespace: string): string {
  const locales = namespace === CONTRACT_NAMESPACE ? contractLocales(directory) : join(directory, LOCALES);
  return join(locales, language, `${namespace}.json`);
}

/** All texts of a package in a language, by namespace. */
export function readTexts(directory: string, language: string): Record<string, unknown> {
  return Object.fromEntries(
    [...ownNamespaces(directory), CONTRACT_NAMESPACE].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(textFile(directory, language, namespace), 'utf8')) as unknown,
    ]),
  );
}
