import type { RoutePath } from '@farekite/shared/contract';
import type { Integrity } from '@farekite/shared/protocol';
import semver from 'semver';
import * as v from 'valibot';

/** The folders of a release. */
type ReleaseFolder = 'browser' | 'server' | 'development';

const MAX_TEXT_LENGTH = 300;
const MAX_NAME_LENGTH = 64;
/** Of a file in a release, and of a page: both are parts of the names of objects and files. */
const MAX_PATH_LENGTH = 200;

/** Cannot begin a page's path: folders in a site's root that contain no pages, and what servers answer themselves. */
const RESERVED_WORDS = ['healthz', 'live', 'releases'];

/**
 * A text of a certain form.
 * @param pattern from its beginning to its end
 * @param message continues `… is "x", `
 * @param maxLength in UTF-16 code units
 */
export function matching(pattern: RegExp, message: string, maxLength = MAX_TEXT_LENGTH) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, `which has more than ${String(maxLength)} characters`),
    v.regex(pattern, message),
  );
}

/** The name of a package that has releases, or of a namespace. */
export const RELEASE_NAME = matching(
  /^[a-z][a-z\d-]*$/,
  'which is not a name of lower-case letters, digits and hyphens',
  MAX_NAME_LENGTH,
);

/** The name of a remote. */
export const REMOTE_NAME = v.pipe(RELEASE_NAME, v.notValue('shell', 'which no remote may be called'));

export const VERSION = matching(/^[\da-f]{16}$/, 'which is not a version of 16 hexadecimal digits');

const NO_WHOLE_NUMBER = 'which is not a whole number';

export const WHOLE_NUMBER = v.pipe(
  v.number(),
  v.safeInteger(NO_WHOLE_NUMBER),
  v.minValue(0, NO_WHOLE_NUMBER),
);

/** The id of a publication; an empty one stands for a publication from before there were ids. */
export const PUBLICATION_ID = matching(
  /^[a-z\d-]*$/,
  'which is not an id of lower-case letters, digits and hyphens',
  MAX_NAME_LENGTH,
);

/** A text that people read in a table or a sentence. */
export const SINGLE_LINE = matching(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'which is not a line of text');

/** A version of the contract, or of a package: `1.2.3` */
export const EXACT_VERSION = v.pipe(
  v.string(),
  v.check((version) => semver.valid(version) === version, 'which is not a version such as 1.2.3'),
);

/** The versions of a package that a release accepts: `^19.0.0` */
export const VERSION_RANGE = v.pipe(
  v.string(),
  v.check(
    (range) => range.length <= MAX_TEXT_LENGTH && semver.validRange(range) !== null,
    'which is not a range of versions such as ^1.2.3',
  ),
);

/** The name of an npm package: `@farekite/shared` */
export const PACKAGE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i,
  'which is not the name of a package',
);

/** The name by which a module is imported: `react/jsx-runtime` */
export const MODULE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/i,
  'which is not the name of a module',
);

/** A language, as in the `lang` attribute. */
export const LANGUAGE = matching(/^[a-z]{2}$/, 'which is not a language of two letters');

/** The languages of a package or a site. */
export const LANGUAGES = v.pipe(
  v.array(LANGUAGE),
  v.check((languages) => new Set(languages).size === languages.length, 'which names a language twice'),
);

export const INTEGRITY = v.custom<Integrity>(
  (value) => typeof value === 'string' && /^sha384-[A-Za-z\d+/]{64}$/.test(value),
  'which is not sha384- and the base64 of a SHA-384',
);

/**
 * A file of a release, relative to its folder. Only characters that mean nothing in addresses, HTML and paths are
 * allowed, and no part begins with a dot.
 *
 * @param folders in which it may lie
 */
export function fileIn(...folders: readonly ReleaseFolder[]) {
  const prefixes = folders.map((folder) => `${folder}/`);
  const part = String.raw`[\w@+~-][\w@+~.-]*`;
  return v.pipe(
    v.string(),
    v.check(
      (file) => prefixes.some((prefix) => file.startsWith(prefix)) && !file.split('/').includes('..'),
      `which does not lie in ${prefixes.join(' or ')}`,
    ),
    matching(
      new RegExp(`^${part}(?:/${part})+$`),
      'which is not a plain file name of letters, digits and . _ - + ~ @',
      MAX_PATH_LENGTH,
    ),
  );
}

/**
 * A path of the site. No two such paths have the same file, none has a file in a folder without pages, and none is an
 * address that servers answer themselves. The compiler knows only the paths of its own route table; a release may have
 * others.
 */
export const PAGE_PATH = v.pipe(
  matching(
    /^\/(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)*)?$/,
    'which is not a path of lower-case words such as /first-class-deals',
    MAX_PATH_LENGTH,
  ),
  v.check(
    (path) => !RESERVED_WORDS.includes(path.split('/')[1] ?? ''),
    "which is reserved for the tool's own files and addresses",
  ),
) as unknown as v.GenericSchema<string, RoutePath>;

/** A list of things that follow a rule. */
export function listOf<S extends v.GenericSchema>(item: S, limit: number) {
  return v.pipe(v.array(item), v.maxLength(limit, `which has more than ${String(limit)} entries`));
}

/** A JSON object with any keys, and nothing else that is an object to JavaScript, whose keys and values follow rules. */
export function recordOf<K extends v.GenericSchema<string, string>, V extends v.GenericSchema>(
  key: K,
  value: V,
  limit = Infinity,
) {
  return v.pipe(
    v.custom<Record<string, unknown>>(
      (object) => typeof object === 'object' && object !== null && !Array.isArray(object),
      'which is not an object',
    ),
    v.maxEntries(limit, `which has more than ${String(limit)} entries`),
    v.record(key, value),
  );
}

/** What a release makes pairs with: a shell with remotes by name, a remote with a shell or none. */
export const PARTNERS = v.nullable(v.union([VERSION, recordOf(REMOTE_NAME, VERSION)], 'which names no pair'));
