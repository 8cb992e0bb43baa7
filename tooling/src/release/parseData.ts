import * as v from 'valibot';
import { UserError } from '../util/UserError';

/** A kind of JSON text that the tool reads, with what its messages say. */
export interface DataFormat {
  /** What is the matter with a text that breaks a rule: `is corrupt` */
  readonly fault: string;
  /** What the reader of the message should do, in whole sentences. */
  readonly remedy: string;
  readonly maxBytes: number;
  /** What is thrown. */
  readonly error: typeof UserError;
}

/** A file that people write: package.json … */
export const SOURCE_FILE: DataFormat = {
  fault: 'is wrong',
  remedy: 'Correct the file and run the command again.',
  maxBytes: 256 * 1024,
  error: UserError,
};

/** Deeper than any format is, and shallow enough for every function that calls itself for inner values. */
const MAX_DEPTH = 16;
/** Names by which objects reach their prototype. Schemas pass over them, so no object may have them. */
const PROTOTYPE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** The longest excerpt of a value that a message shows, in UTF-16 code units. */
const MAX_EXCERPT_LENGTH = 80;
const KIBIBYTE = 1024;

/** The greatest size that something may have, in the greatest unit that divides it: `1 MB` */
export function formatLimit(bytes: number): string {
  const mebibytes = bytes / KIBIBYTE / KIBIBYTE;
  return Number.isInteger(mebibytes) ? `${String(mebibytes)} MB` : `${String(bytes / KIBIBYTE)} kB`;
}

/** A text in quotation marks, cut off when it is long, in which no character can change how the line looks. */
function quote(text: string): string {
  const excerpt = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text;
  return JSON.stringify(excerpt).replace(
    /[\p{C}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** `['pages', '/x', 'server']` → `pages["/x"].server` */
function formatPath(path: readonly string[]): string {
  const parts = path.map((key) => {
    if (/^\d+$/.test(key)) return `[${key}]`;
    return /^[a-z]\w{0,40}$/i.test(key) ? `.${key}` : `[${quote(key)}]`;
  });
  return parts.join('').replace(/^\./, '') || 'it';
}

/** What is wrong with a value, or one in it, that no schema may meet. */
function findHostileValue(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return 'it is nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.includes(key)) return `an object has the name ${quote(key)}, which none may have`;
    const problem = findHostileValue(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/** What a schema without a message of its own says about a value of another type. */
function describeExpected({ type }: v.BaseIssue<unknown>): string {
  return `which is not ${TYPE_NAMES[type] ?? 'an object'}`;
}

/** `pages["/x"].server is "../x", which does not lie in server/` */
function describeIssue({ path, input, message }: v.BaseIssue<unknown>): string {
  const keys = path?.map(({ key }) => String(key)) ?? [];
  if (input === undefined) return `${formatPath(keys)} is missing`;
  if (path?.at(-1)?.origin !== 'key') return `${formatPath(keys)} is ${describeValue(input)}, ${message}`;
  return `${formatPath(keys.slice(0, -1))} has the name ${describeValue(keys.at(-1))}, ${message}`;
}

/**
 * Reads a JSON text that others wrote, and checks it against a schema. The value is returned as it was written,
 * with fields that the schema does not name: newer versions of the tool may read them, and the version of a release
 * is a hash of all of them.
 *
 * @param schema its messages continue `… is "x", `
 * @param source the file or object that the text comes from, for messages
 * @throws UserError that names the source and the first field that breaks a rule
 */
export function parseData<S extends v.GenericSchema>(
  schema: S,
  text: string,
  source: string,
  { fault, remedy, maxBytes, error }: DataFormat,
): v.InferOutput<S> {
  const fail = (problem: string) => new error(`${source} ${fault}: ${problem}`, remedy);
  if (Buffer.byteLength(text) > maxBytes) throw fail(`it is larger than ${formatLimit(maxBytes)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The reason of the parser would repeat a part of the text, which may have several lines.
    throw fail('it is not JSON');
  }
  const problem = findHostileValue(value);
  if (problem) throw fail(problem);
  const { issues } = v.safeParse(schema, value, { abortEarly: true, message: describeExpected });
  if (issues) throw fail(describeIssue(issues[0]));
  return value as v.InferOutput<S>;
}
