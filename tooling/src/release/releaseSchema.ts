import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { textFiles } from './textFiles';
import type { Finding } from './parseData';
import {
  EXACT_VERSION,
  fileIn,
  INTEGRITY,
  LANGUAGE,
  LANGUAGES,
  listOf,
  matching,
  MODULE_NAME,
  PAGE_PATH,
  PLAIN_OBJECT,
  recordOf,
  RELEASE_NAME,
  REMOTE_NAME,
  VERSION,
  VERSION_RANGE,
} from './dataRules';

const MAX_FILES = 10_000;
const MAX_PAGES = 2_000;
const MAX_ROUTES = 200_000;
const MAX_HOSTED_MAJORS = 10;
const MAX_VARIABLE_LENGTH = 100;

/** An object with at most so many entries. @param what they are, for messages */
function limitedObject(limit: number, what: string) {
  return v.pipe(
    PLAIN_OBJECT,
    v.check((value) => Object.keys(value).length <= limit, `which has more than ${String(limit)} ${what}`),
  );
}

const FILE_NAME = v.pipe(
  fileIn('browser', 'server', 'development'),
  v.check((file) => !/\.(?:br|gz)$/.test(file), 'which is a name for compressed variants'),
);

const MAJOR = v.pipe(
  v.number(),
  v.check((major) => Number.isSafeInteger(major) && major >= 0, 'which is not a major version'),
);

const NAMESPACE = matching(/^[a-z][a-z\d-]*$/, 100, 'which is not a namespace such as first-class-deals');
const MAX_NAMESPACES = 100;

const PAGE = v.looseObject({
  module: v.custom<`./${string}`>(
    (value) => typeof value === 'string' && /^\.\/[a-z\d][\w-]{0,99}$/i.test(value),
    'which is not the name of a module such as ./first-class-deals',
  ),
  server: fileIn('server'),
  scripts: listOf(fileIn('browser'), MAX_FILES),
  styles: listOf(fileIn('browser'), MAX_FILES),
  namespaces: listOf(NAMESPACE, MAX_NAMESPACES),
});

const ROUTE = v.looseObject({
  path: PAGE_PATH,
  remote: REMOTE_NAME,
  indexable: v.exactOptional(v.boolean()),
});

const COMMON = {
  version: VERSION,
  contract: EXACT_VERSION,
  languages: LANGUAGES,
  files: v.pipe(limitedObject(MAX_FILES, 'files'), v.record(FILE_NAME, INTEGRITY)),
};

const REMOTE = v.looseObject({
  kind: v.literal('remote'),
  name: REMOTE_NAME,
  ...COMMON,
  container: matching(/^[a-z_$][\w$]*$/i, MAX_VARIABLE_LENGTH, 'which is not the name of a variable'),
  entry: fileIn('browser'),
  pages: v.pipe(limitedObject(MAX_PAGES, 'pages'), v.record(PAGE_PATH, PAGE)),
  shared: recordOf(MODULE_NAME, VERSION_RANGE),
});

const SHELL = v.looseObject({
  kind: v.literal('shell'),
  name: v.pipe(
    RELEASE_NAME,
    v.check((name) => name === 'shell', 'which is not "shell", as every shell is called'),
  ),
  ...COMMON,
  script: fileIn('browser'),
  libraries: v.exactOptional(listOf(fileIn('browser'), MAX_FILES)),
  development: v.exactOptional(fileIn('development')),
  style: fileIn('browser'),
  texts: recordOf(LANGUAGE, listOf(fileIn('browser'), MAX_FILES)),
  server: fileIn('server'),
  routes: listOf(ROUTE, MAX_ROUTES),
  hosts: listOf(MAJOR, MAX_HOSTED_MAJORS),
  provides: recordOf(MODULE_NAME, EXACT_VERSION),
});

/** A field that names a file of the release. */
type Reference = Pick<Finding, 'path'> & { readonly value: string };

function referencesInList(path: Finding['path'], files: readonly string[]): Reference[] {
  return files.map((value, index) => ({ path: [...path, index], value }));
}

function referencesOfRemote({ entry, languages, pages }: RemoteRelease): Reference[] {
  const ofPages = Object.entries(pages).flatMap(([path, page]): Reference[] => [
    { path: ['pages', path, 'server'], value: page.server },
    ...referencesInList(['pages', path, 'scripts'], page.scripts),
    ...referencesInList(['pages', path, 'styles'], page.styles),
    ...page.namespaces.flatMap((namespace, index) =>
      languages.flatMap((language) => {
        const { script, server } = textFiles(language, namespace);
        return [script, server].map((value): Reference => ({
          path: ['pages', path, 'namespaces', index],
          value,
        }));
      }),
    ),
  ]);
  return [{ path: ['entry'], value: entry }, ...ofPages];
}

function referencesOfShell({ libraries = [], texts, ...release }: ShellRelease): Reference[] {
  const { script, development, style, server } = release;
  const fields = Object.entries({ script, development, style, server });
  return [
    ...fields.flatMap(([field, value]) => (value === undefined ? [] : [{ path: [field] as const, value }])),
    ...referencesInList(['libraries'], libraries),
    ...Object.entries(texts).flatMap(([language, files]) => referencesInList(['texts', language], files)),
  ];
}

/** The first field that names a file which the manifest does not list. */
function findUnlistedFile(manifest: ReleaseManifest): Finding | undefined {
  const references = manifest.kind === 'remote' ? referencesOfRemote(manifest) : referencesOfShell(manifest);
  const unlisted = references.find(({ value }) => !Object.hasOwn(manifest.files, value));
  return unlisted && { ...unlisted, message: 'which is not among the files of the release' };
}

/** The first path that a route before it has, too. */
function findRepeatedRoute(manifest: ReleaseManifest): Finding | undefined {
  if (manifest.kind === 'remote') return undefined;
  const paths = new Set<string>();
  for (const [index, { path }] of manifest.routes.entries()) {
    if (paths.has(path)) {
      return { path: ['routes', index, 'path'], value: path, message: 'which another route has, too' };
    }
    paths.add(path);
  }
  return undefined;
}

/** The fields that a release's manifest and the pointers to it have in common. */
export const MANIFEST: v.GenericSchema<unknown, ReleaseManifest> = v.variant(
  'kind',
  [REMOTE, SHELL],
  'which is neither "remote" nor "shell"',
);

/** What these fields have to do with each other. */
export const MANIFEST_RULES = [findUnlistedFile, findRepeatedRoute];
