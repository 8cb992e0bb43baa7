import { textFiles } from '@farekite/shared/protocol';
import { FEDERATION_RUNTIME, labelOf } from '../release/manifest';
import { releaseKey } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import { CONCURRENT_REQUESTS } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { describeFailure } from './describeFailure';
import { runInSandbox } from './runInSandbox';
import type { PairReleases } from './pairs';

const SCRIPT = /^browser\/.*\.js$/;

/** A shell that provides no federation runtime is from before this check. */
export async function assertStarts(
  { shell, remote }: PairReleases,
  readFile: ReadReleaseFile,
): Promise<void> {
  if (!remote || !shell.provides[FEDERATION_RUNTIME]) return;
  const scripts: Record<string, string> = {};
  const files = Object.keys(remote.files).filter((file) => SCRIPT.test(file));
  await inParallel(files, CONCURRENT_REQUESTS, async (file) => {
    scripts[file] = (await readFile(remote, file)).toString('utf8');
  });
  const pages = Object.values(remote.pages);
  const namespaces = new Set(pages.flatMap((page) => page.namespaces));
  const texts = remote.languages.flatMap((language) =>
    [...namespaces].map((namespace) => textFiles(language, namespace)),
  );
  const outcome = await runInSandbox({
    kind: 'start',
    shell: {
      file: `${shell.name}/${shell.server}`,
      source: (await readFile(shell, shell.server)).toString('utf8'),
      assetsPath: `/${releaseKey(shell, 'browser/')}`,
    },
    provides: shell.provides,
    remote,
    modules: [...pages, ...texts].map(({ module }) => module),
    address: `/${releaseKey(remote, '')}`,
    scripts,
  });
  if ('answer' in outcome) return;
  const subject = `${labelOf(remote)} with ${labelOf(shell)}`;
  throw await describeFailure(subject, outcome.failure, remote, readFile);
}
