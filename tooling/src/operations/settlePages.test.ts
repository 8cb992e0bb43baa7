import { listAnnouncements } from '../store/announcements';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { readText } from '../testing/readText';
import { findDamage } from './findDamage';
import { publish } from './publish';

const DEALS_PAGE = 'first-class-deals/index.html';

/** A store in which something happens just before an object is deleted, as if the deleting publisher had slept. */
class SlowlyDeletingStore extends MemoryStore {
  meanwhile: (() => Promise<unknown>) | undefined;

  override async delete(key: string): Promise<void> {
    const { meanwhile } = this;
    if (key === DEALS_PAGE && meanwhile) {
      this.meanwhile = undefined;
      await meanwhile();
    }
    return super.delete(key);
  }
}

describe('settlePages', () => {
  it('writes a page again that it has deleted while another shell brought it back', async () => {
    const store = new SlowlyDeletingStore();
    const options = { create: true };
    for (const { dist } of [fakeRemote('mfe-home'), fakeRemote('mfe-deals'), fakeShell()]) {
      await publish(dist, store, options);
    }
    const withoutDeals = fakeShell({ greeting: 'No deals', routes: [{ path: '/', remote: 'mfe-home' }] });
    store.meanwhile = () => publish(fakeShell({ greeting: 'Deals again' }).dist, store);
    await publish(withoutDeals.dist, store);
    expect(await readText(store, DEALS_PAGE)).toContain('Deals again');
    expect(await listAnnouncements(store)).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });
});
