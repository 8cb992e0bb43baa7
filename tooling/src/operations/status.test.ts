import { listKeys } from '../store/Store';
import { fakeRemote, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { readText } from '../testing/readPage';
import { publishPreview } from './publishPreview';
import { status } from './status';

jest.mock('../compose/runInSandbox');

const shell = fakeShell();
const home = fakeRemote('mfe-home');
const guides = fakeRemote('mfe-guides');
const newer = fakeRemoteShowing('mfe-home', 'Newer');

const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const anyUser: unknown = expect.stringMatching(/./);

describe('status', () => {
  it('lists the shell and every remote with a route, live or not', async () => {
    const site = await publishedSite(shell.dist, home.dist);
    const unknown = { hosts: null, commit: null, run: null, canary: null, previewed: [] };
    const notLive = {
      ...unknown,
      version: null,
      contract: null,
      liveSince: null,
      publishedBy: null,
      kept: [],
    };
    const live = ({ version }: { readonly version: string }) => {
      const move = { liveSince: anyInstant, publishedBy: anyUser };
      return { ...unknown, ...move, version, contract: '1.0.0', kept: [version] };
    };
    expect(await status(site)).toEqual({
      site: site.location,
      releases: [
        { name: 'shell', ...live(shell.release), hosts: [1] },
        { name: 'mfe-home', ...live(home.release) },
        { name: 'mfe-deals', ...notLive },
      ],
    });
  });

  it('lists a remote that is only previewed', async () => {
    const site = await publishedSite(home.dist);
    await publishPreview([guides.dist], site);
    const previewed = [guides.release.version];
    const { releases } = await status(site);
    expect(releases.at(-1)).toMatchObject({ name: 'mfe-guides', version: null, previewed });
  });

  it('lists a live remote without a route, with what its last entry says, unless that is damaged', async () => {
    const site = await publishedSite(home.dist, newer.dist, home.dist);
    const ofHome = async () => (await status(site)).releases[1];
    const [last = ''] = await listKeys(site, 'history/mfe-home/3-');
    const { at } = JSON.parse((await readText(site, last)) ?? '') as { readonly at: string };
    const live = { name: 'mfe-home', version: home.release.version };
    expect(await ofHome()).toMatchObject({ ...live, liveSince: at });
    await site.put(last, Buffer.from('{'), 'always');
    expect(await ofHome()).toMatchObject({ ...live, liveSince: null, publishedBy: null });
  });
});
