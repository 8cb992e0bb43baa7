import * as v from 'valibot';
import { inOneLine, UserError } from '../util/UserError';

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
