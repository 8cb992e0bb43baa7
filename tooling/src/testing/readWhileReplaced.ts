import { renameSync, writeFileSync } from 'node:fs';
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

export interface ReplacementFigures {
  readonly replacements: number;
  readonly answers: number;
  /** What was wrong with answers: cut off, torn, stalled, or not the newest form of one version. */
  readonly faults: readonly string[];
}

/** Replaces an object of the site that is read. */
export type ReplaceObject = (key: string, bytes: Buffer) => Promise<unknown>;

/** Replaces files as a publisher does, but without its conditions and fsync, so a hundred times as often. */
export function replaceInFolder(store: FolderStore): ReplaceObject {
  return (key, bytes) => {
    const file = store.fileOf(key);
    writeFileSync(`${file}.new`, bytes);
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

/** Made in advance, so that nothing slows the replacing down. */
function createVersions(): { readonly page: Buffer; readonly objects: readonly [string, Buffer][] }[] {
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

/** Replaces a page with its compressed variants without pause while visitors read it without pause. */
export async function readWhileReplaced(
  port: number,
  replaceObject: ReplaceObject,
  durationMs: number,
): Promise<ReplacementFigures> {
  const versions = createVersions();
  const pages = versions.map(({ page }) => page);
  const endMs = performance.now() + durationMs;
  const isRunning = () => performance.now() < endMs;
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const etags = new Map<string, string>();
  const faults: string[] = [];
  let [replacements, answers] = [0, 0];
  const replace = async (version: number) => {
    for (const [key, bytes] of versions[version % VERSIONS]?.objects ?? []) {
      await replaceObject(key, bytes);
      // Visitors get a turn after each object.
      await setImmediate();
      replacements += 1;
    }
  };
  const replaceAll = async () => {
    for (let version = 1; isRunning(); version += 1) await replace(version);
  };
  const visit = async (visitor: number) => {
    const headers = { 'Accept-Encoding': ENCODINGS[(visitor + answers) % ENCODINGS.length] };
    const fault = await sendRequest({ port, path: '/', headers, agent, timeout: 5_000 })
      .then((answer) => findFault(answer, pages, etags))
      .catch((error: unknown) => (error as Error).message);
    answers += 1;
    if (fault !== undefined) faults.push(fault);
  };
  const visitAgainAndAgain = async (visitor: number) => {
    while (isRunning()) await visit(visitor);
  };
  await replace(0);
  await Promise.all([
    replaceAll(),
    ...Array.from({ length: VISITORS }, (_, visitor) => visitAgainAndAgain(visitor)),
  ]);
  agent.destroy();
  return { replacements, answers, faults };
}
