import { previewedVersions, readHistory, record } from './history';
import { withLock } from './lock';
import { ReleaseError } from './ReleaseError';
import type { Site } from './Site';

/**
 * Ends a preview: `prune` may remove the release then.
 *
 * @param label `mfe-deals@77c1d0a95ee2b346`
 * @throws ReleaseError when it is not previewed
 */
export async function endPreview(label: string, site: Site): Promise<void> {
  await site.assertExists();
  await site.prepare();
  await withLock(site, async () => {
    const [name = '', version = ''] = label.split('@');
    if (!previewedVersions(await readHistory(site), name).includes(version)) {
      throw new ReleaseError(`${label} is not previewed`, 'farekite status tells what is.');
    }
    await record(site, { name, version }, 'end-preview');
  });
}
