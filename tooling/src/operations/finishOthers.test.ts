import { PageComposer } from '../compose/PageComposer';
import { announce, listAnnouncements } from '../store/announcements';
import { storedFiles } from '../store/releases';
import { S3Store } from '../store/S3Store';
import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { S3Server } from '../testing/S3Server';
import { finishOthers } from './finishOthers';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

let server: S3Server;
let site: S3Store;

beforeAll(async () => {
  server = await S3Server.start();
  site = new S3Store(server.site, server.env);
  for (const { dist } of [fakeShell(), fakeDeals('Live')]) await publish(dist, site, { create: true });
});

afterAll(() => server.stop());

describe('An announcement whose pointer has not moved', () => {
  it('stays for a day by the clock of the store, because its publisher may still run', async () => {
    server.clockOffsetMs = -TWO_DAYS_MS;
    const key = await announce(site, 'mfe-deals', { serial: 2, id: 'slow' });
    await using composer = new PageComposer(storedFiles(site));
    await finishOthers(site, composer);
    expect(await listAnnouncements(site)).toMatchObject([{ key }]);
    server.clockOffsetMs = 0;
    const later = new S3Store(server.site, server.env);
    await finishOthers(later, composer);
    expect(await listAnnouncements(later)).toEqual([]);
    expect([...server.objects.keys()].filter((object) => object.includes('probe'))).toEqual([]);
  });
});
