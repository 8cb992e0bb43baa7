import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LANGUAGE } from './languageAddresses';
import { chunkName } from './pageNames';

const LOCALES = 'src/locales';

/** Every package bundles these texts for itself. */
export const CONTRACT_NAMESPACE = 'shared';

function contractLocales(directory: string): string {
  const { resolve } = createRequire(join(directory, 'package.json'));
  return join(dirname(resolve('@farekite/shared/package.json')), 'locales');
}

function entriesOf(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).sort() : [];
}

function ownNamespaces(directory: string): string[] {
  return entriesOf(join(directory, LOCALES, DEFAULT_LANGUAGE)).map((file) => basename(file, '.json'));
}

export function siteLanguages(directory: string): string[] {
  return entriesOf(contractLocales(directory));
}

/** English first, then what both the package and its contract package have. */
export function languagesOf(directory: string): string[] {
  const ofContract = siteLanguages(directory);
  const spoken = entriesOf(join(directory, LOCALES)).filter((language) => ofContract.includes(language));
  return [...new Set([DEFAULT_LANGUAGE, ...spoken])];
}

/** The page's own, those that are no page's, and that of the contract package. @param paths of all pages of the package */
export function namespacesOf(directory: string, path: string, paths: readonly string[]): string[] {
  const otherPages = new Set(paths.filter((other) => other !== path).map(chunkName));
  return [...ownNamespaces(directory).filter((name) => !otherPages.has(name)), CONTRACT_NAMESPACE];
}

export function textFile(directory: string, language: string, namespace: string): string {
  const locales = namespace === CONTRACT_NAMESPACE ? contractLocales(directory) : join(directory, LOCALES);
  return join(locales, language, `${namespace}.json`);
}

export function readTexts(directory: string, language: string): Record<string, unknown> {
  return Object.fromEntries(
    [...ownNamespaces(directory), CONTRACT_NAMESPACE].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(textFile(directory, language, namespace), 'utf8')) as unknown,
    ]),
  );
}
