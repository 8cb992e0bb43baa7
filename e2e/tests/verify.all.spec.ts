import { readDocument } from '../support/composedDocument';
import { changedFiles, fingerprint } from '../support/fingerprint';
import { runInstalled } from '../support/processes';
import { test } from '../support/siteCopy';
import { expect } from '../support/site';
import { WORKSPACE } from '../support/workspace';

test('publish --verify refuses a release whose page renders differently in the browser; without it the release goes live', async ({
  copy,
}) => {
  const { heading } = await readDocument('/student-travel-deals');
  const { dist, release } = await copy.nextDeals(
    heading,
    'Student fares undefined today',
    'Student fares object today',
  );
  const label = `mfe-deals@${release.version}`;
  const args = ['publish', dist, '--site', copy.directory];
  const before = fingerprint(copy.directory);
  await expect(runInstalled('farekite', [...args, '--verify'], WORKSPACE)).rejects.toThrow(
    new RegExp(
      `farekite: /student-travel-deals \\(en\\) of ${label} does not work in a browser: ` +
        'hydration mismatch: the browser renders something else than the server, ' +
        '“[^”]*Student fares object today[^”]*” instead of “[^”]*Student fares undefined today[^”]*”. ' +
        'Fix it and publish again; the live site is unchanged.\n',
    ),
  );
  // The release and its pages are stored, but nothing that was there is another, and nothing names them.
  const changed = changedFiles(before, fingerprint(copy.directory));
  expect(changed.filter((file) => before.has(file) || !/^(?:releases|pages)\//.test(file))).toEqual([]);
  expect(await runInstalled('farekite', args, WORKSPACE)).toContain(`${label} is live;`);
});
