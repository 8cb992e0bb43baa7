import { linkSync, renameSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { FolderStore } from '../store/FolderStore';
import { objectMetadata } from '../store/objectMetadata';
import type { Store } from '../store/Store';
import { sendRequest, type ReceivedResponse } from './sendRequest';

const VISITORS = 8;
const VERSIONS = 20;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A version of the page with its compressed variants. */
interface PageVersion {
  readonly page: Buffer;
  /** The objects and their keys. */
  readonly objects: readonly [key: string, bytes: Buffer][];
}

export interface ReadingFigures {
  readonly answers: number;
  /** What was wrong with answers: cut off, torn, stalled, or not the newest form of one version. */
  readonly faults: readonly string[];
}

/** Replaces an object of the site that is read. */
export type ReplaceObject = (key: string, bytes: Buffer) => Promise<unknown>;

/**
 * Replaces files by links as a publisher does, but without its conditions and fsync, and each content is written only
 * once: so a thousand times as often.
 */
export function replaceInFolder(store: FolderStore): ReplaceObject {
  const written = new Map<Buffer, string>();
  return (key, bytes) => {
    const file = store.fileOf(key);
    const source = written.get(bytes) ?? `${file}.${String(written.size)}`;
    if (!written.has(bytes)) writeFileSync(source, bytes);
    written.set(bytes, source);
    linkSync(source, `${file}.new`);
    renameSync(`${file}.new`, file);
    return Promise.resolve();
  };
}

/** Replaces objects as a publisher does. */
export function replaceInStore(store: Store): ReplaceObject {
  return (key, bytes) => store.put(key, bytes, objectMetadata(key), 'always');
}

/** A page that says in each line which version it is. The versions differ in length. */
function pageOf(version: number): Buffer {
  return Buffer.from(`version ${String(version)}\n`.repeat(1_000 + (version % 7) * 1_500));
}

/** Made in advance, so that nothing slows the replacing down. They are the same in every process. */
export function createVersions(): PageVersion[] {
  return Array.from({ length: VERSIONS }, (_, version) => {
    const page = pageOf(version);
    return {
      page,
      objects: [
        ['index.html', page],
        ['index.html.br', brotliCompressSync(page, FAST_BROTLI)],
        ['index.html.gz', gzipSync(page, { level: 1 })],
      ],
    };
  });
}

function decode({ headers, body }: ReceivedResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** @returns what is wrong with an answer */
function findFault(
  answer: ReceivedResponse,
  pages: readonly Buffer[],
  etags: Map<string, string>,
): string | undefined {
  if (answer.status !== 200) return `status ${String(answer.status)}`;
  const page = decode(answer);
  const version = Number(/^version (\d+)\n/.exec(page.toString('latin1', 0, 40))?.[1]);
  if (!pages[version]?.equals(page)) return `version ${String(version)} with ${String(page.length)} bytes`;
  const { etag = '', 'content-encoding': encoding = '' } = answer.headers;
  const sent = `version ${String(version)} ${encoding}`;
  const before = etags.get(etag) ?? sent;
  etags.set(etag, before);
  return before === sent ? undefined : `${etag} is the ETag of ${before} and of ${sent}`;
}

/**
 * Replaces a page and its compressed variants again and again without pause.
 * @returns how many objects were replaced
 */
export async function replaceAgainAndAgain(
  replaceObject: ReplaceObject,
  versions: readonly PageVersion[],
  isRunning: (replacements: number) => boolean,
): Promise<number> {
  let replacements = 0;
  for (let turn = 1; isRunning(replacements); turn += 1) {
    for (const [key, bytes] of versions[turn % versions.length]?.objects ?? []) {
      await replaceObject(key, bytes);
      // Requests get a turn after each object.
      await setImmediate();
      replacements += 1;
    }
  }
  return replacements;
}

/** Lets visitors read a page without pause, and checks their answers. */
export async function readAgainAndAgain(
  port: number,
  versions: readonly PageVersion[],
  isRunning: (answers: number) => boolean,
): Promise<ReadingFigures> {
  const pages = versions.map(({ page }) => page);
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const etags = new Map<string, string>();
  const faults: string[] = [];
  let answers = 0;
  const visit = async (visitor: number) => {
    const headers = { 'Accept-Encoding': ENCODINGS[(visitor + answers) % ENCODINGS.length] };
    const fault = await sendRequest({ port, path: '/', headers, agent, timeout: 5_000 })
      .then((answer) => findFault(answer, pages, etags))
      .catch((error: unknown) => (error as Error).message);
    answers += 1;
    if (fault !== undefined) faults.push(fault);
  };
  const visitWhileRunning = async (visitor: number) => {
    while (isRunning(answers)) await visit(visitor);
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visitWhileRunning(visitor)));
  agent.destroy();
  return { answers, faults };
}

/**
 * Replaces a page with its compressed variants without pause while visitors read it without pause, as often as is asked
 * for: however fast the machine is.
 *
 * @param count how many objects are replaced and how many answers are read at least
 * @returns what was wrong with answers
 */
export async function readWhileReplaced(
  port: number,
  replaceObject: ReplaceObject,
  count: number,
): Promise<readonly string[]> {
  const versions = createVersions();
  for (const [key, bytes] of versions[0]?.objects ?? []) await replaceObject(key, bytes);
  const done = { replacements: 0, answers: 0 };
  const isRunning = () => Math.min(done.replacements, done.answers) < count;
  const [, { faults }] = await Promise.all([
    replaceAgainAndAgain(replaceObject, versions, (replacements) => {
      done.replacements = replacements;
      return isRunning();
    }),
    readAgainAndAgain(port, versions, (answers) => {
      done.answers = answers;
      return isRunning();
    }),
  ]);
  return faults;
}
