import { ownPair, pageFile, pairKey, SHELL_NAME } from '../store/keys';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';

export async function readText(store: Store, key: string): Promise<string | undefined> {
  return (await store.get(key))?.bytes.toString('utf8');
}

export async function readPage(
  store: Store,
  path: string | null,
  language = 'en',
): Promise<string | undefined> {
  const pointers = await readPointers(store);
  const shell = liveShell(pointers);
  if (!shell) throw new Error('No shell is live');
  const name = shell.routes.find((route) => route.path === path)?.remote ?? SHELL_NAME;
  const version = pointers.get(name)?.version ?? '';
  const pair = name === SHELL_NAME ? ownPair(shell.version) : { shell: shell.version, name, version };
  return readText(store, pairKey(pair, pageFile(path, language)));
}
