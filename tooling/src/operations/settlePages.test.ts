import { PageComposer } from '../compose/PageComposer';
import { listAnnouncements } from '../store/announcements';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { readText } from '../testing/readText';
import { findDamage } from './findDamage';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

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

/** A site with two remotes and a shell. */
async function publishThree(store: MemoryStore): Promise<void> {
  for (const { dist } of [fakeRemote('mfe-home'), fakeRemote('mfe-deals'), fakeShell()]) {
    await publish(dist, store, { create: true });
  }
}

describe('settlePages', () => {
  it.each([
    ['the next shell', 'Next'],
    ['the same shell again', 'Welcome'],
  ])(
    'writes pages and root files that were deleted, damaged or replaced by hand when %s is published',
    async (_what, greeting) => {
      const objects = new Map<string, Buffer>();
      const store = new MemoryStore(objects);
      await publishThree(store);
      objects.delete('index.html');
      objects.delete('404.html.gz');
      objects.set('index.es.html.br', Buffer.from('damaged'));
      objects.set(DEALS_PAGE, Buffer.from('replaced'));
      objects.delete('robots.txt');
      objects.set('favicon.ico', Buffer.from('replaced'));
      await publish(fakeShell({ greeting }).dist, store);
      expect(await findDamage(store)).toEqual([]);
    },
  );

  it.each([
    ['is damaged', '{"index.html":'],
    ['has another form', '{"index.html":{"mark":"","etags":[7]}}'],
    ['has an ETag that no request can carry', '{"index.html":{"mark":"","etags":["\\"\\n\\"",null,null]}}'],
    [
      'names what is no file of the root',
      '{"../a":{"mark":"","etags":[]},"live/shell.json":{"mark":"","etags":[]}}',
    ],
    [
      'names objects that were never there',
      '{"index.html":{"mark":"","etags":["\\"1\\"","\\"2\\"","\\"3\\""]}}',
    ],
  ])('writes all pages and root files where an index of them %s', async (_what, index) => {
    const objects = new Map<string, Buffer>();
    const store = new MemoryStore(objects);
    await publishThree(store);
    objects.set('.farekite/pages/mfe-home/0.json', Buffer.from(index));
    objects.set('.farekite/pages/shell/1.json', Buffer.from(index));
    await publish(fakeShell({ greeting: 'Next' }).dist, store);
    expect(await readText(store, 'index.html')).toContain('Next');
    expect(await readText(store, 'robots.txt')).toContain('Next');
    expect(await findDamage(store)).toEqual([]);
  });

  it('composes nothing when a shell is published again that is live and has all its pages', async () => {
    const store = new MemoryStore();
    await publishThree(store);
    const composeSiteFiles = jest.spyOn(PageComposer.prototype, 'composeSiteFiles');
    const compose = jest.spyOn(PageComposer.prototype, 'compose');
    await publish(fakeShell().dist, store);
    expect(composeSiteFiles).not.toHaveBeenCalled();
    expect(compose).not.toHaveBeenCalled();
  });

  it('writes a page again that it has deleted while another shell brought it back', async () => {
    const store = new SlowlyDeletingStore();
    await publishThree(store);
    const withoutDeals = fakeShell({ greeting: 'No deals', routes: [{ path: '/', remote: 'mfe-home' }] });
    store.meanwhile = () => publish(fakeShell({ greeting: 'Deals again' }).dist, store);
    await publish(withoutDeals.dist, store);
    expect(await readText(store, DEALS_PAGE)).toContain('Deals again');
    expect(await listAnnouncements(store)).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });
});
