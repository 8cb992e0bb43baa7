import { randomUUID } from 'node:crypto';
import { recordAction } from '../store/history';
import { assertSiteExists, readPointers } from '../store/pointers';
import { removePreview } from '../store/previews';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';

/**
 * Ends a preview. After that, `prune` may remove the release.
 *
 * @param label name and version: `mfe-deals@77c1d0a95ee2b346`
 * @throws UserError when there is no site, or the release is not previewed
 */
export async function endPreview(label: string, store: Store): Promise<void> {
  await assertSiteExists(store);
  await store.prepare();
  const [name = '', version = ''] = label.split('@');
  if (!(await removePreview(store, name, version))) {
    throw new UsageError(`${label} is not previewed`, 'Run farekite status to see which releases are.');
  }
  const serial = (await readPointers(store, [name])).get(name)?.serial ?? 0;
  await recordAction(store, { name, version }, 'end-preview', { serial, id: randomUUID() });
}
