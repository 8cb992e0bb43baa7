import { readdir } from 'node:fs/promises';
import { UsageError } from '../util/UserError';
import { isS3Location } from './parseS3Location';
import { hasSite } from './pointers';
import type { Store } from './Store';

/** What a folder contains when the first publish to it has begun. */
const FOLDERS_OF_A_SITE = ['.farekite', 'history', 'live', 'pages', 'previews', 'releases'];

/** Whether a folder exists and is empty, or a first publish to it has begun. */
async function isFreeFolder(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch(() => undefined);
  return names?.every((name) => FOLDERS_OF_A_SITE.includes(name)) ?? false;
}

/**
 * Makes sure that no site is begun by a mistake in the place's name.
 * @throws UserError when there is no site, and the place is no empty folder
 */
export async function assertSiteOrEmptyFolder(store: Store): Promise<void> {
  if (await hasSite(store)) return;
  if (!isS3Location(store.location) && (await isFreeFolder(store.location))) return;
  throw new UsageError(
    `There is no site in ${store.location}`,
    'Choose another place with --site, or begin a site there with --create.',
  );
}
