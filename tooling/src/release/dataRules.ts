import { MAX_SHARE_PERCENT } from '@farekite/shared/canary';
import type { RoutePath } from '@farekite/shared/contract';
import type { Integrity } from '@farekite/shared/protocol';
import semver from 'semver';
import * as v from 'valibot';

const MAX_TEXT_LENGTH = 300;
const MAX_NAME_LENGTH = 64;
const MAX_PATH_LENGTH = 200;

export function expected(what: string) {
  return ({ received }: v.BaseIssue<unknown>): string => `Expected ${what} but received ${received}`;
}

export function matching<T extends string = string>(
  pattern: RegExp,
  what: string,
  maxLength = MAX_TEXT_LENGTH,
): v.GenericSchema<T> {
  const schema = v.pipe(v.string(), v.maxLength(maxLength), v.regex(pattern, expected(what)));
  return schema as unknown as v.GenericSchema<T>;
}

export const RELEASE_NAME = matching(
  /^[a-z][a-z\d-]*$/,
  'a name of lower-case letters, digits and hyphens',
  MAX_NAME_LENGTH,
);

export const REMOTE_NAME = v.pipe(RELEASE_NAME, v.notValue('shell'));

export const VERSION = matching(/^[\da-f]{16}$/, 'a version of 16 hexadecimal digits');

export const SHARE = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SHARE_PERCENT));

export const WHOLE_NUMBER = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const ENDPOINT_PATH = matching<`/${string}`>(/^\/[a-z][a-z\d-]*$/, 'a path such as /telemetry');

export const PUBLICATION_ID = matching(
  /^[a-z\d-]+$/,
  'an id of lower-case letters, digits and hyphens',
  MAX_NAME_LENGTH,
);

export const COMMIT = matching(
  /^(?:[\da-f]{40}|[\da-f]{64})$/,
  'a commit in full, of 40 or 64 hexadecimal digits,',
);

export const WEB_ADDRESS = matching(/^https?:\/\/[!#-;=?-~]+$/, 'an address with https', 1_000);

export const SINGLE_LINE = matching(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'a line of text');

export const EXACT_VERSION = v.pipe(
  v.string(),
  v.check((version) => semver.valid(version) === version, expected('a version such as 1.2.3')),
);

export const VERSION_RANGE = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((range) => semver.validRange(range) !== null, expected('a range of versions such as ^1.2.3')),
);

/** `@farekite/shared`, `react/jsx-runtime` */
export const MODULE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/i,
  'the name of a package or a module',
);

export const LANGUAGE = matching(/^[a-z]{2}$/, 'a language of two letters');

export const INTEGRITY = matching<Integrity>(
  /^sha384-[A-Za-z\d+/]{64}$/,
  'sha384- and the base64 of a SHA-384',
);

/** Its characters mean nothing in addresses, HTML and paths. None is called like a compressed variant. */
export function fileIn(...folders: readonly ('browser' | 'server' | 'development' | 'maps')[]) {
  const part = String.raw`\/[\w@+~-][\w@+~.-]*`;
  return matching(
    new RegExp(String.raw`^(?:${folders.join('|')})(?:${part})+(?<!\.(?:br|gz))$`),
    `a file in ${folders.join(' or ')}, of letters, digits and . _ - + ~ @, not compressed,`,
    MAX_PATH_LENGTH,
  );
}

/** None is an address that servers answer themselves. A release may have paths that the compiler does not know. */
export const PAGE_PATH = matching<RoutePath>(
  /^\/(?!(?:healthz|live|releases)(?:\/|$))(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)*)?$/,
  'a path of lower-case words such as /first-class-deals, none of the tool’s own (/healthz, /live, /releases),',
  MAX_PATH_LENGTH,
);

export const ROUTE_TABLE = v.record(
  PAGE_PATH as v.GenericSchema<string>,
  v.looseObject({
    remote: REMOTE_NAME,
    indexable: v.exactOptional(v.boolean()),
    menu: v.exactOptional(SINGLE_LINE),
    name: v.exactOptional(v.record(LANGUAGE, SINGLE_LINE)),
  }),
);
