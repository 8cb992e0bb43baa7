import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { TaskFailure } from './sandbox/SandboxTask';

type ThrownError = Extract<TaskFailure, { reason: 'error' }>;

/** Reads the source map of a bundle, by the bundle's name in stack traces; `undefined` when there is none. */
export type ReadSourceMap = (bundle: string) => Promise<string | undefined>;

/** A position in a bundle, at the end of a line of a stack trace: `    at Price (mfe-deals/server/about.js:1:2045)`. */
const POSITION = /([\w-]+\/server\/[\w./-]+\.js):(\d+):(\d+)\)?$/;
/** The function in a line of a stack trace. */
const FUNCTION = /^\s*at (?:async )?([\w$.]+) \(/;

async function sourceOf(frame: string, readSourceMap: ReadSourceMap): Promise<string | undefined> {
  const [, bundle, line, column] = POSITION.exec(frame) ?? [];
  const map = bundle === undefined ? undefined : await readSourceMap(bundle);
  if (map === undefined) return undefined;
  const position = originalPositionFor(new TraceMap(map), { line: Number(line), column: Number(column) - 1 });
  const ownSources = `${bundle?.split('/', 1)[0] ?? ''}/`;
  return position.source?.startsWith(ownSources) ? `${position.source}:${String(position.line)}` : undefined;
}

/** The first line of a stack trace that leads to a source of the release, not of a package that it bundles. */
async function firstSource(stack: string, readSourceMap: ReadSourceMap): Promise<string | undefined> {
  for (const frame of stack.split('\n')) {
    const source = await sourceOf(frame, readSourceMap);
    if (source) return source;
  }
  return undefined;
}

/**
 * Where an error was thrown, as far as stack traces and source maps tell: `in Price, mfe-deals/src/Price.tsx:12`.
 * @returns an empty text when nothing is known
 */
export async function locateError(
  { stack, componentStack }: ThrownError,
  readSourceMap: ReadSourceMap,
): Promise<string> {
  const [innermost = ''] = componentStack.trimStart().split('\n');
  const component = FUNCTION.exec(innermost)?.[1];
  const source =
    (await firstSource(stack, readSourceMap)) ?? (await firstSource(componentStack, readSourceMap));
  const place = [component, source].filter((part) => part !== undefined).join(', ');
  return place && `in ${place}`;
}
