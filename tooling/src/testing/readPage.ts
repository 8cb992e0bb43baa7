import { ownPair, pageFile, pairKey, SHELL_NAME } from '../store/keys';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';

/** The text of an object; `undefined` when there is none. */
export async function readText(store: Store, key: string): Promise<string | undefined> {
  return (await store.get(key))?.bytes.toString('utf8');
}

/** The key of a page, or of another file, of the pair that is live. */
export async function livePageKey(store: Store, path: string | null, language = 'en'): Promise<string> {
  return liveKey(store, path, pageFile(path, language));
}

/** The key of a file of the pair that a path belongs to. */
export async function liveKey(store: Store, path: string | null, file: string): Promise<string> {
  const pointers = await readPointers(store);
  const shell = liveShell(pointers);
  if (!shell) throw new Error('No shell is live');
  const name = shell.routes.find((route) => route.path === path)?.remote ?? SHELL_NAME;
  const version = pointers.get(name)?.version ?? '';
  return pairKey(
    name === SHELL_NAME ? ownPair(shell.version) : { shell: shell.version, name, version },
    file,
  );
}

/** The text of a page that is live; `undefined` when there is none. */
export async function readPage(
  store: Store,
  path: string | null,
  language = 'en',
): Promise<string | undefined> {
  return readText(store, await livePageKey(store, path, language));
}
