import type { CanaryShare } from '@farekite/shared/canary';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { RefusedError, StoreError } from '../util/UserError';
import * as rules from './dataRules';
import { contentVersion, findUnlistedFile } from './manifest';

export const REBUILD = 'Build it again and publish the whole dist folder.';
export const REMOVE_ENTRY =
  'Remove it: the history is shorter then, and the pages of the site stay as they are.';
const WRONG_VERSION = 'The content does not match the version';

const BROWSER_FILE = rules.fileIn('browser');
const BROWSER_FILES = v.array(BROWSER_FILE);

const PAGE = v.looseObject({
  module: rules.matching<`./${string}`>(
    /^\.\/[a-z\d][\w-]{0,99}$/i,
    'the name of a module such as ./first-class-deals',
  ),
  server: rules.fileIn('server'),
  scripts: BROWSER_FILES,
  styles: BROWSER_FILES,
  namespaces: v.array(rules.RELEASE_NAME),
});

const ROUTE = v.looseObject({
  path: rules.PAGE_PATH,
  remote: rules.REMOTE_NAME,
  indexable: v.exactOptional(v.boolean()),
});

const COMMON = {
  version: rules.VERSION,
  contract: rules.EXACT_VERSION,
  languages: v.array(rules.LANGUAGE),
  files: v.record(rules.fileIn('browser', 'server', 'development', 'maps'), rules.INTEGRITY),
};

const REMOTE = v.looseObject({
  kind: v.literal('remote'),
  name: rules.REMOTE_NAME,
  ...COMMON,
  container: rules.matching(/^[a-z_$][\w$]*$/i, 'the name of a variable'),
  entry: BROWSER_FILE,
  pages: v.record(rules.PAGE_PATH, PAGE),
  shared: v.record(rules.MODULE_NAME, rules.VERSION_RANGE),
});

const SHELL = v.looseObject({
  kind: v.literal('shell'),
  name: v.literal('shell'),
  ...COMMON,
  script: BROWSER_FILE,
  libraries: v.exactOptional(BROWSER_FILES),
  development: v.exactOptional(rules.fileIn('development')),
  style: BROWSER_FILE,
  texts: v.record(rules.LANGUAGE, BROWSER_FILES),
  server: rules.fileIn('server'),
  routes: v.array(ROUTE),
  hosts: v.array(rules.WHOLE_NUMBER),
  telemetry: v.exactOptional(v.object({ endpoint: rules.ENDPOINT_PATH, script: BROWSER_FILE })),
  provides: v.record(rules.MODULE_NAME, rules.EXACT_VERSION),
});

function listsItsFiles<M extends ReleaseManifest>() {
  return v.rawCheck<M>(({ dataset, addIssue }) => {
    const file = dataset.typed && findUnlistedFile(dataset.value);
    if (file) addIssue({ message: `${file} is named, and not listed among the files` });
  });
}

const PUBLICATION = v.object({
  /** Counts the publications of a name from 1. */
  serial: rules.WHOLE_NUMBER,
  id: rules.PUBLICATION_ID,
  /** `null` for the first publication. */
  from: v.nullable(rules.VERSION),
});
const POINTER_FIELDS = [...Object.keys(PUBLICATION.entries), 'with', 'canary'];

const WITH_REMOTES = v.record(rules.REMOTE_NAME, rules.VERSION);
const WITH_SHELL = v.nullable(rules.VERSION);

const RELEASE = v.pipe(
  v.variant('kind', [REMOTE, SHELL]) as v.GenericSchema<unknown, ReleaseManifest>,
  listsItsFiles(),
  v.check(
    (manifest) => !POINTER_FIELDS.some((field) => Object.hasOwn(manifest, field)),
    'A field is one that only a pointer has',
  ),
  v.check((manifest) => contentVersion(manifest) === manifest.version, WRONG_VERSION),
);

/** Of a release that is stored, the store is to blame: pass StoreError. */
export const parseRelease = rules.parserOf(RELEASE, 'is corrupt', REBUILD, RefusedError);

export type Publication = Readonly<v.InferOutput<typeof PUBLICATION>>;

export interface Canary<With = Pointer['with']> extends CanaryShare {
  readonly with: With;
  /** The serial of the publication that began it. */
  readonly begun: number;
}

/** `with` are the versions that pages were made with before it went live. */
type PointerTo<R extends ReleaseManifest, With> = R &
  Publication & { readonly with: With; readonly canary?: Canary<With> };

export type RemotePointer = PointerTo<RemoteRelease, string | null>;
export type ShellPointer = PointerTo<ShellRelease, Readonly<Record<string, string>>>;

/** The content of `live/NAME.json`. */
export type Pointer = RemotePointer | ShellPointer;

export function manifestOf(pointer: Pointer): ReleaseManifest {
  const fields = Object.entries(pointer).filter(([field]) => ![...POINTER_FIELDS, 'etag'].includes(field));
  return Object.fromEntries(fields) as unknown as ReleaseManifest;
}

function canaryWith<W extends v.GenericSchema>(partners: W) {
  return v.object({ version: rules.VERSION, share: rules.SHARE, with: partners, begun: rules.WHOLE_NUMBER });
}

function pointerFields<W extends v.GenericSchema>(partners: W) {
  return { ...PUBLICATION.entries, with: partners, canary: v.exactOptional(canaryWith(partners)) };
}

const POINTER = v.pipe(
  v.variant('kind', [
    v.looseObject({ ...REMOTE.entries, ...pointerFields(WITH_SHELL) }),
    v.looseObject({ ...SHELL.entries, ...pointerFields(WITH_REMOTES) }),
  ]) as v.GenericSchema<unknown, Pointer>,
  listsItsFiles(),
  v.check((pointer) => contentVersion(manifestOf(pointer)) === pointer.version, WRONG_VERSION),
);

export const parsePointer = rules.parserOf(
  POINTER,
  'is no pointer of this version of the tool',
  'Remove it and publish the release again, or publish the whole site to an empty place (docs/operations.md).',
  StoreError,
);

export const PROVENANCE = v.object({
  commit: v.exactOptional(rules.COMMIT),
  run: v.exactOptional(rules.WEB_ADDRESS),
  by: v.exactOptional(rules.SINGLE_LINE),
  because: v.exactOptional(rules.SINGLE_LINE),
});

export type Provenance = { readonly [F in keyof typeof PROVENANCE.entries]?: string | undefined };

const WITH_ANY = v.nullable(v.union([rules.VERSION, WITH_REMOTES]));

const ENTRY = v.object({
  name: rules.RELEASE_NAME,
  version: rules.VERSION,
  action: v.picklist(['publish', 'promote', 'rollback', 'canary']),
  /** By the clock of the publisher. */
  at: v.pipe(
    v.string(),
    v.check(
      (at) => !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at,
      rules.expected('an instant such as 2026-01-31T12:00:00.000Z'),
    ),
  ),
  ...PROVENANCE.entries,
  /** As a pipeline calls them, or of a user of the publisher’s machine. */
  by: rules.SINGLE_LINE,
  ...PUBLICATION.entries,
  /** Of a shell the remotes by name, of a remote the shell. */
  with: WITH_ANY,
  /** With the share 0, the canary was taken back. */
  canary: v.exactOptional(
    v.object({
      ...canaryWith(WITH_ANY).entries,
      share: v.union([rules.SHARE, v.literal(0)]),
      commit: v.exactOptional(rules.COMMIT),
    }),
  ),
  previous: v.exactOptional(rules.PUBLICATION_ID),
});

/** An entry of the history, which is not public. */
export type HistoryEntry = Readonly<v.InferOutput<typeof ENTRY>>;

export const parseHistoryEntry = rules.parserOf(ENTRY, 'is corrupt', REMOVE_ENTRY, StoreError);

const COMPLETE = v.object({
  /** Without compressed variants: `first-class-deals/en.html` */
  files: v.record(
    rules.matching(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'the name of a file'),
    v.object({ integrity: rules.INTEGRITY, bytes: rules.WHOLE_NUMBER }),
  ),
});

export type CompletePair = v.InferOutput<typeof COMPLETE>;

export const parseComplete = rules.parserOf(COMPLETE, 'is corrupt', 'Run farekite doctor --fix.', StoreError);
