import { previewedVersions, readHistory, recordAction } from '../store/history';
import { withLock } from '../store/lock';
import type { Site } from '../store/Site';
import { UserError } from '../util/UserError';

/**
 * Ends a preview. After that, `prune` may remove the release.
 *
 * @param label name and version: `mfe-deals@77c1d0a95ee2b346`
 * @throws UserError when there is no site, or the release is not previewed
 */
export async function endPreview(label: string, site: Site): Promise<void> {
  await site.assertExists();
  await site.prepare();
  await withLock(site, async () => {
    const [name = '', version = ''] = label.split('@');
    if (!previewedVersions(await readHistory(site), name).includes(version)) {
      throw new UserError(`${label} is not previewed`, 'Run farekite status to see which releases are.');
    }
    await recordAction(site, { name, version }, 'end-preview');
  });
}
