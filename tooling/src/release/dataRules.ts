import type { RoutePath } from '@farekite/shared/contract';
import type { Integrity } from '@farekite/shared/protocol';
import semver from 'semver';
import * as v from 'valibot';

/** The folders of a release. */
type ReleaseFolder = 'browser' | 'server' | 'development';

const MAX_NAME_LENGTH = 64;
const MAX_FILE_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 200;
const MAX_PACKAGE_NAME_LENGTH = 214;
const MAX_RANGE_LENGTH = 256;
const MAX_LINE_LENGTH = 300;

/** Cannot begin a page's path: folders in a site's root that contain no pages, and what servers answer themselves. */
const RESERVED_WORDS = ['healthz', 'live', 'releases'];

/**
 * A text of a certain form.
 * @param pattern from its beginning to its end
 * @param message continues `… is "x", `
 */
export function matching(pattern: RegExp, maxLength: number, message: string) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, `which has more than ${String(maxLength)} characters`),
    v.regex(pattern, message),
  );
}

/** The name of a package that has releases. */
export const RELEASE_NAME = matching(
  /^[a-z][a-z\d-]*$/,
  MAX_NAME_LENGTH,
  'which is not a name of lower-case letters, digits and hyphens',
);

/** The name of a remote. */
export const REMOTE_NAME = v.pipe(
  RELEASE_NAME,
  v.check((name) => name !== 'shell', 'which no remote may be called'),
);

export const VERSION = matching(/^[\da-f]{16}$/, 16, 'which is not a version of 16 hexadecimal digits');

/** How many publications of a name there were. */
export const SERIAL = v.pipe(
  v.number(),
  v.check((serial) => Number.isSafeInteger(serial) && serial >= 0, 'which is not a whole number'),
);

/** The id of a publication; an empty one stands for a publication from before there were ids. */
export const PUBLICATION_ID = matching(
  /^[a-z\d-]*$/,
  MAX_NAME_LENGTH,
  'which is not an id of lower-case letters, digits and hyphens',
);

/** A text that people read in a table or a sentence. */
export const SINGLE_LINE = matching(
  /^[^\p{C}\p{Zl}\p{Zp}]+$/u,
  MAX_LINE_LENGTH,
  'which is not a line of text',
);

/** A version of the contract, or of a package: `1.2.3` */
export const EXACT_VERSION = v.pipe(
  v.string(),
  v.check((version) => semver.valid(version) === version, 'which is not a version such as 1.2.3'),
);

/** The versions of a package that a release accepts: `^19.0.0` */
export const VERSION_RANGE = v.pipe(
  v.string(),
  v.check(
    (range) => range.length <= MAX_RANGE_LENGTH && semver.validRange(range) !== null,
    'which is not a range of versions such as ^1.2.3',
  ),
);

/** The name of an npm package: `@farekite/shared` */
export const PACKAGE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i,
  MAX_PACKAGE_NAME_LENGTH,
  'which is not the name of a package',
);

/** The name by which a module is imported: `react/jsx-runtime` */
export const MODULE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/i,
  MAX_PACKAGE_NAME_LENGTH,
  'which is not the name of a module',
);

/** A language, as in the `lang` attribute. */
export const LANGUAGE = matching(/^[a-z]{2}$/, 2, 'which is not a language of two letters');

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
    v.maxLength(MAX_FILE_NAME_LENGTH, `which has more than ${String(MAX_FILE_NAME_LENGTH)} characters`),
    v.regex(
      new RegExp(`^${part}(?:/${part})+$`),
      'which is not a plain file name of letters, digits and . _ - + ~ @',
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
    MAX_PATH_LENGTH,
    'which is not a path of lower-case words such as /first-class-deals',
  ),
  v.check(
    (path) => !RESERVED_WORDS.includes(path.split('/')[1] ?? ''),
    "which is reserved for the tool's own files and addresses",
  ),
) as unknown as v.GenericSchema<string, RoutePath>;

/** A JSON object with any keys, and nothing else that is an object to JavaScript. */
export const PLAIN_OBJECT = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'which is not an object',
);

/** A list of things that follow a rule. */
export function listOf<S extends v.GenericSchema>(item: S, limit: number) {
  return v.pipe(v.array(item), v.maxLength(limit, `which has more than ${String(limit)} entries`));
}

/** An object whose keys and values follow rules. */
export function recordOf<K extends v.GenericSchema<string, string>, V extends v.GenericSchema>(
  key: K,
  value: V,
) {
  return v.pipe(PLAIN_OBJECT, v.record(key, value));
}
