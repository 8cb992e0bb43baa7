import { S3Store } from '../store/S3Store';
import { createRandom } from '../testing/createRandom';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { findLostWork } from '../testing/findLostWork';
import { S3Server, type S3Fault } from '../testing/S3Server';
import { doctor } from './doctor';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const ROUNDS = 3;
/** Of all requests, so many fail in each of these ways. */
const SHARE = 0.02;
const FAULTS: readonly S3Fault[] = ['lost answer', 'lost request', 503];

const releases = [
  ...['One', 'Two'].map((greeting) => fakeShell({ greeting })),
  ...['One', 'Two'].map(fakeDeals),
  ...['One', 'Two'].map((text) => fakeRemoteShowing('mfe-home', text)),
];

let server: S3Server;

beforeAll(async () => {
  server = await S3Server.start();
});

afterAll(() => server.stop());

describe('Publishers at once on an object store whose answers are lost', () => {
  it('lose nothing, publish nothing twice, and leave every page', async () => {
    const random = createRandom(1);
    for (let round = 1; round <= ROUNDS; round += 1) {
      server.objects.clear();
      server.faultOf = () => undefined;
      const site = () => new S3Store(server.site);
      for (const { dist } of [fakeDeals('Zero'), fakeRemoteShowing('mfe-home', 'Zero'), fakeShell()]) {
        await publish(dist, site(), { create: true });
      }
      server.faultOf = () => FAULTS[Math.floor(random() / SHARE)];
      await Promise.all(releases.map(({ dist }) => publish(dist, site())));
      server.faultOf = () => undefined;
      expect(
        await findLostWork(
          site(),
          releases.map(({ release }) => release),
        ),
      ).toEqual([]);
      expect((await doctor(site())).damages).toEqual([]);
    }
  }, 300_000);
});
