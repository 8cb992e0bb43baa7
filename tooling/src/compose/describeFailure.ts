import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import type { ReadReleaseFile } from '../store/releases';
import { inOneLine, RefusedError, type UserError } from '../util/UserError';
import type { TaskFailure } from './runInSandbox';

/** `    at Price (mfe-deals/server/about.js:1:2045)` */
const POSITION = /[ (]([\w-]+)\/(server\/[\w./-]+\.js):(\d+):(\d+)\)?$/;
const COMPONENT = /^\s*at (?:async )?([\w$.]+) \(/;

/** The first line that leads to a source of the release, not to a package that it bundles. */
async function findSource(
  stack: string,
  release: ReleaseManifest,
  readFile: ReadReleaseFile,
): Promise<string | undefined> {
  for (const frame of stack.split('\n')) {
    const [, name, bundle = '', line, column] = POSITION.exec(frame) ?? [];
    if (name !== release.name || !Object.hasOwn(release.files, `${bundle}.map`)) continue;
    const map = new TraceMap((await readFile(release, `${bundle}.map`)).toString('utf8'));
    const { source, line: found } = originalPositionFor(map, {
      line: Number(line),
      column: Number(column) - 1,
    });
    if (source?.startsWith(`${name}/`)) return `${source}:${String(found)}`;
  }
  return undefined;
}

/** @param release whose fault it is */
export async function describeFailure(
  subject: string,
  { problem, remedy, stack = '', componentStack = '' }: TaskFailure,
  release: ReleaseManifest,
  readFile: ReadReleaseFile,
): Promise<UserError> {
  const component = COMPONENT.exec(componentStack)?.[1];
  const source = await findSource(`${stack}\n${componentStack}`, release, readFile);
  const place = [component, source].filter((part) => part !== undefined).join(', ');
  return new RefusedError(
    `${subject} ${inOneLine(problem)}${place && ` (in ${inOneLine(place)})`}`,
    `${inOneLine(remedy)}; the live site is unchanged.`,
  );
}
