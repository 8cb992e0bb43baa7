import { changedFiles, fingerprint } from '../support/fingerprint';
import { run } from '../support/processes';
import { test, WORKSPACE } from '../support/siteCopy';
import { expect } from '../support/site';

const LIVE = 'Student fares for a bigger world';

test('A release whose page the browser renders otherwise than the server is refused by --verify, and goes live without it', async ({
  copy,
}) => {
  const { dist, release } = await copy.nextDeals(LIVE, 'Student fares "+typeof window+" today');
  const label = `mfe-deals@${release.version}`;
  const args = ['farekite', 'publish', dist, '--site', copy.site.directory];
  const before = fingerprint(copy.site.directory);
  await expect(run('npx', [...args, '--verify'], WORKSPACE)).rejects.toThrow(
    `farekite: /student-travel-deals (en) of ${label} does not work in a browser: ` +
      'hydration mismatch: the browser renders something else than the server, ' +
      '“…5% offStudent fares object todayUp to 25…” instead of “…5% offStudent fares undefined todayUp to…”. ' +
      'Mend it and publish again; the live site is untouched.\n',
  );
  expect(changedFiles(before, fingerprint(copy.site.directory))).toEqual([]);
  expect(await run('npx', args, WORKSPACE)).toContain(`${label} is live;`);
});
