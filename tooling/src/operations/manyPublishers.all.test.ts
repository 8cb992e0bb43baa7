import { openStore } from '../store/openStore';
import type { Store } from '../store/Store';
import { assertCompiled } from '../testing/compiledTool';
import { fakeShell, FIVE_ROUTES } from '../testing/fakeReleases';
import { findLostWork } from '../testing/findLostWork';
import { createTwentyReleases, publishAtOnce, type Place } from '../testing/publishAtOnce';
import { S3Server } from '../testing/S3Server';
import { temporaryFolder } from '../testing/temporaryFolder';
import { doctor } from './doctor';
import { publish } from './publish';

/** While twenty publishers start on two cores, some of them have finished by then. */
const MAX_DELAY_MS = 8_000;

const releases = createTwentyReleases();

/** Every other publisher is ended, at times that are spread and the same in each run. */
function killAfterMsOf(index: number): number | undefined {
  return index % 2 === 0 ? ((index * 37) % 100) * (MAX_DELAY_MS / 100) : undefined;
}

let server: S3Server;

beforeAll(async () => {
  await assertCompiled();
  server = await S3Server.start();
});

afterAll(() => server.stop());

describe.each(['a folder', 'an object store'])('Twenty publishers that share only %s', (kind) => {
  async function newSite(): Promise<{ place: Place; store: Store }> {
    const place =
      kind === 'a folder'
        ? { site: temporaryFolder(), env: {} }
        : { site: server.site.replace('test', `test-${String(Date.now())}`), env: server.env };
    Object.assign(process.env, place.env);
    const store = openStore(place.site);
    await publish(fakeShell({ routes: FIVE_ROUTES }).dist, store, { create: true });
    return { place, store };
  }

  it('leave a site that the next command completes when every other one is killed or cancelled', async () => {
    const { place, store } = await newSite();
    const outcomes = await publishAtOnce(releases, () => place, killAfterMsOf);
    const undisturbed = outcomes.filter(({ isDisturbed }) => !isDisturbed);
    expect(undisturbed.filter(({ exitCode, stderr }) => exitCode !== 0 || stderr !== '')).toEqual([]);

    await doctor(store, { fix: true });
    expect((await doctor(store)).damages).toEqual([]);
    const published = outcomes.filter(({ exitCode }) => exitCode === 0).map(({ release }) => release);
    expect(await findLostWork(store, published)).toEqual([]);
  }, 180_000);
});
