import type { ReleaseManifest } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RefusedError } from '../util/UserError';
import {
  EXACT_VERSION,
  fileIn,
  INTEGRITY,
  LANGUAGE,
  matching,
  MODULE_NAME,
  PAGE_PATH,
  RELEASE_NAME,
  REMOTE_NAME,
  VERSION,
  VERSION_RANGE,
  WHOLE_NUMBER,
} from './dataRules';
import { contentVersion } from './manifest';
import { parserOf } from './parseData';
import { textFiles } from './textFiles';

/** What to do about a release that is damaged. */
export const REBUILD = 'Build it again and publish the whole dist folder.';
/** The fields that a pointer adds to the manifest. */
export const POINTER_FIELDS = ['serial', 'id', 'with', 'from'];
export const WRONG_VERSION = 'The content does not match the version';

const BROWSER_FILE = fileIn('browser');
const BROWSER_FILES = v.array(BROWSER_FILE);

const PAGE = v.looseObject({
  module: matching<`./${string}`>(
    /^\.\/[a-z\d][\w-]{0,99}$/i,
    'the name of a module such as ./first-class-deals',
  ),
  server: fileIn('server'),
  scripts: BROWSER_FILES,
  styles: BROWSER_FILES,
  namespaces: v.array(RELEASE_NAME),
});

const ROUTE = v.looseObject({
  path: PAGE_PATH,
  remote: REMOTE_NAME,
  indexable: v.exactOptional(v.boolean()),
});

const COMMON = {
  version: VERSION,
  contract: EXACT_VERSION,
  languages: v.array(LANGUAGE),
  files: v.record(fileIn('browser', 'server', 'development'), INTEGRITY),
};

const REMOTE = v.looseObject({
  kind: v.literal('remote'),
  name: REMOTE_NAME,
  ...COMMON,
  container: matching(/^[a-z_$][\w$]*$/i, 'the name of a variable'),
  entry: BROWSER_FILE,
  pages: v.record(PAGE_PATH, PAGE),
  shared: v.record(MODULE_NAME, VERSION_RANGE),
});

const SHELL = v.looseObject({
  kind: v.literal('shell'),
  name: v.literal('shell'),
  ...COMMON,
  script: BROWSER_FILE,
  libraries: v.exactOptional(BROWSER_FILES),
  development: v.exactOptional(fileIn('development')),
  style: BROWSER_FILE,
  texts: v.record(LANGUAGE, BROWSER_FILES),
  server: fileIn('server'),
  routes: v.array(ROUTE),
  hosts: v.array(WHOLE_NUMBER),
  provides: v.record(MODULE_NAME, EXACT_VERSION),
});

/** The files that a value names. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:browser|server|development)\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** The first file that a field of a manifest names, and that it does not list. */
function findUnlistedFile({ files, ...manifest }: ReleaseManifest): string | undefined {
  const pages = manifest.kind === 'remote' ? Object.values(manifest.pages) : [];
  const texts = pages.flatMap(({ namespaces }) =>
    namespaces.flatMap((namespace) => manifest.languages.map((language) => textFiles(language, namespace))),
  );
  return filesIn([manifest, texts]).find((file) => !Object.hasOwn(files, file));
}

/** The fields that a release's manifest and the pointers to it have in common. */
export const MANIFEST: v.GenericSchema<unknown, ReleaseManifest> = v.pipe(
  v.variant('kind', [REMOTE, SHELL]),
  v.check(
    (manifest) => findUnlistedFile(manifest) === undefined,
    ({ input }) => `${findUnlistedFile(input) ?? 'A file'} is named, and not listed among the files`,
  ),
);

/** Whether the version of a release is the hash of everything else in its manifest. */
export function hasItsVersion(manifest: ReleaseManifest): boolean {
  return contentVersion(manifest) === manifest.version;
}

const RELEASE = v.pipe(
  MANIFEST,
  v.check(
    (manifest) => !POINTER_FIELDS.some((field) => Object.hasOwn(manifest, field)),
    'A field is one that only a pointer has',
  ),
  v.check(hasItsVersion, WRONG_VERSION),
);

/** Throws a RefusedError if it is not told otherwise: a release that is stored was damaged in the store. */
export const parseRelease = parserOf(RELEASE, 'is corrupt', REBUILD, RefusedError);
