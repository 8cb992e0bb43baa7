import { MAX_SHARE_PERCENT } from '@farekite/shared/canary';
import type { RoutePath } from '@farekite/shared/contract';
import type { Integrity } from '@farekite/shared/protocol';
import semver from 'semver';
import * as v from 'valibot';
import { inOneLine, UserError } from '../util/UserError';

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
export const PUBLICATION_ID = matching(
  /^[a-z\d-]+$/,
  'an id of lower-case letters, digits and hyphens',
  MAX_NAME_LENGTH,
);

export const VERSION = matching(/^[\da-f]{16}$/, 'a version of 16 hexadecimal digits');
export const COMMIT = matching(
  /^(?:[\da-f]{40}|[\da-f]{64})$/,
  'a commit in full, of 40 or 64 hexadecimal digits,',
);
export const EXACT_VERSION = v.pipe(
  v.string(),
  v.check((version) => semver.valid(version) === version, expected('a version such as 1.2.3')),
);
export const VERSION_RANGE = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_LENGTH),
  v.check((range) => semver.validRange(range) !== null, expected('a range of versions such as ^1.2.3')),
);

export const WHOLE_NUMBER = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const SHARE = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SHARE_PERCENT));
export const ENDPOINT_PATH = matching<`/${string}`>(/^\/[a-z][a-z\d-]*$/, 'a path such as /telemetry');
export const WEB_ADDRESS = matching(/^https?:\/\/[!#-;=?-~]+$/, 'an address with https', 1_000);
export const SINGLE_LINE = matching(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'a line of text');
export const LANGUAGE = matching(/^[a-z]{2}$/, 'a language of two letters');
export const INTEGRITY = matching<Integrity>(
  /^sha384-[A-Za-z\d+/]{64}$/,
  'sha384- and the base64 of a SHA-384',
);

/** `@farekite/shared`, `react/jsx-runtime` */
export const MODULE_NAME = matching(
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w-][\w.-]*)*$/i,
  'the name of a package or a module',
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

export const MAX_DATA_MB = 16;
const MAX_DEPTH = 16;
/** Schemas pass over these names, by which objects reach their prototype. */
const PROTOTYPE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const PATH_CHARACTERS = 120;
const ISSUE_CHARACTERS = 370;

function findHostileValue(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return 'it is nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.includes(key)) return `an object has the name ${key}, which none may have`;
    const problem = findHostileValue(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** `pages./x.server: Invalid type: Expected string but received 5` */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const place = path === null ? '' : `${inOneLine(path, PATH_CHARACTERS)}: `;
  return inOneLine(place + issue.message, ISSUE_CHARACTERS);
}

/** The parser returns fields that the schema does not name, too: the version of a release is a hash of all. */
export function parserOf<S extends v.GenericSchema>(
  schema: S,
  fault: string,
  remedy: string,
  error: typeof UserError,
) {
  return (text: string, source: string, thrown = error): v.InferOutput<S> => {
    const fail = (problem: string) => new thrown(`${source} ${fault}: ${problem}`, remedy);
    if (Buffer.byteLength(text) > MAX_DATA_MB * 1024 * 1024)
      throw fail(`it is larger than ${String(MAX_DATA_MB)} MB`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      // The message of JSON.parse repeats a part of the text.
      throw fail('it is not JSON');
    }
    const problem = findHostileValue(value);
    if (problem) throw fail(problem);
    const { issues } = v.safeParse(schema, value, { abortEarly: true });
    if (issues) throw fail(describeIssue(issues[0]));
    return value as v.InferOutput<S>;
  };
}

export function sourceParserOf<S extends v.GenericSchema>(schema: S) {
  return parserOf(schema, 'is wrong', 'Correct the file and run the command again.', UserError);
}
