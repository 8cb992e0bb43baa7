import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { onProgress, type Progress } from '../util/progress';
import { doctor } from './doctor';
import { prune } from './prune';
import { publish } from './publish';

jest.mock('../compose/runInSandbox');

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;

const first = fakeDeals('First');
const second = fakeDeals('Second');
const shell = fakeShell();

/** How far each step was in the end, by steps in the order in which they began. No step may go back. */
async function progressOf(work: () => Promise<unknown>): Promise<Record<string, string>> {
  const last: Record<string, Progress> = {};
  const stop = onProgress((progress) => {
    expect(progress.done).toBeGreaterThanOrEqual(last[progress.step]?.done ?? 0);
    last[progress.step] = progress;
  });
  await work();
  stop();
  return Object.fromEntries(
    Object.values(last).map(({ step, done, total }) => [step, `${String(done)} of ${String(total)}`]),
  );
}

describe('Listeners learn how far', () => {
  it('a publish is', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    const files = String(Object.keys(second.release.files).length);
    expect(await progressOf(() => publish(second.dist, site))).toEqual({
      'rendering pages': '2 of 2',
      'storing files': `${files} of ${files}`,
    });
  });

  it('doctor and prune are', async () => {
    const site = await publishedSite(shell.dist, first.dist);
    await publish(second.dist, site);
    expect(await progressOf(() => doctor(site))).toEqual({
      'checking releases': '3 of 3',
      'checking pages': '3 of 3',
    });
    const nowMs = Date.now() + TWO_DAYS_MS;
    expect(await progressOf(() => prune(site, { keep: 0, nowMs }))).toEqual({
      'checking pages and releases': '6 of 6',
    });
  });
});
