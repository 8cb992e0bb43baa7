import type { ReleaseManifest, RemoteRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { contentVersion } from './manifest';
import { textFiles } from './textFiles';
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
  recordOf,
  RELEASE_NAME,
  REMOTE_NAME,
  VERSION,
  VERSION_RANGE,
  WHOLE_NUMBER,
} from './dataRules';

/** The greatest size of a manifest, in bytes: that of a shell names every route. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;
/** The fields that a pointer adds to the manifest. */
export const POINTER_FIELDS = ['serial', 'id', 'with', 'from'];

const MAX_FILES = 10_000;
const MAX_PAGES = 2_000;
const MAX_ROUTES = 200_000;
const MAX_NAMESPACES = 100;
const MAX_HOSTED_MAJORS = 10;

const FILE_NAME = v.pipe(
  fileIn('browser', 'server', 'development'),
  v.check((file) => !/\.(?:br|gz)$/.test(file), 'which is a name for compressed variants'),
);

const BROWSER_FILE = fileIn('browser');
const BROWSER_FILES = listOf(BROWSER_FILE, MAX_FILES);

const PAGE = v.looseObject({
  module: v.custom<`./${string}`>(
    (value) => typeof value === 'string' && /^\.\/[a-z\d][\w-]{0,99}$/i.test(value),
    'which is not the name of a module such as ./first-class-deals',
  ),
  server: fileIn('server'),
  scripts: BROWSER_FILES,
  styles: BROWSER_FILES,
  namespaces: listOf(RELEASE_NAME, MAX_NAMESPACES),
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
  files: recordOf(FILE_NAME, INTEGRITY, MAX_FILES),
};

const REMOTE = v.looseObject({
  kind: v.literal('remote'),
  name: REMOTE_NAME,
  ...COMMON,
  container: matching(/^[a-z_$][\w$]*$/i, 'which is not the name of a variable'),
  entry: BROWSER_FILE,
  pages: recordOf(PAGE_PATH, PAGE, MAX_PAGES),
  shared: recordOf(MODULE_NAME, VERSION_RANGE),
});

const SHELL = v.looseObject({
  kind: v.literal('shell'),
  name: v.literal('shell', 'which is not "shell", as every shell is called'),
  ...COMMON,
  script: BROWSER_FILE,
  libraries: v.exactOptional(BROWSER_FILES),
  development: v.exactOptional(fileIn('development')),
  style: BROWSER_FILE,
  texts: recordOf(LANGUAGE, BROWSER_FILES),
  server: fileIn('server'),
  routes: v.pipe(
    listOf(ROUTE, MAX_ROUTES),
    v.check(
      (routes) => new Set(routes.map(({ path }) => path)).size === routes.length,
      'which has a path twice',
    ),
  ),
  hosts: listOf(WHOLE_NUMBER, MAX_HOSTED_MAJORS),
  provides: recordOf(MODULE_NAME, EXACT_VERSION),
});

/** The files that the pages of a remote name. */
function filesOfPages({ languages, pages }: RemoteRelease): string[] {
  return Object.values(pages).flatMap(({ server, scripts, styles, namespaces }) => {
    const texts = namespaces.flatMap((namespace) =>
      languages.map((language) => textFiles(language, namespace)),
    );
    return [server, ...scripts, ...styles, ...texts.flatMap((files) => [files.script, files.server])];
  });
}

/** The first file that a field of a manifest names, and that it does not list. */
function findUnlistedFile(manifest: ReleaseManifest): string | undefined {
  const named =
    manifest.kind === 'remote'
      ? [manifest.entry, ...filesOfPages(manifest)]
      : [
          manifest.script,
          manifest.style,
          manifest.server,
          ...(manifest.development === undefined ? [] : [manifest.development]),
          ...(manifest.libraries ?? []),
          ...Object.values(manifest.texts).flat(),
        ];
  return named.find((file) => !Object.hasOwn(manifest.files, file));
}

/** The fields that a release's manifest and the pointers to it have in common. */
export const MANIFEST: v.GenericSchema<unknown, ReleaseManifest> = v.pipe(
  v.variant('kind', [REMOTE, SHELL], 'which is neither "remote" nor "shell"'),
  v.check(
    (manifest) => findUnlistedFile(manifest) === undefined,
    ({ input }) => `which names ${findUnlistedFile(input) ?? 'a file'} and does not list it among its files`,
  ),
);

/**
 * The rule that the version of a release is the hash of everything else in its manifest.
 * @param manifestIn finds the manifest in a value
 */
export function withItsVersion<T>(manifestIn: (value: T) => ReleaseManifest) {
  return v.check<T, string>((value) => {
    const manifest = manifestIn(value);
    return contentVersion(manifest) === manifest.version;
  }, 'whose content does not match its version');
}
