import { expect } from '../support/site';
import { recordCell } from './cells';
import { releaseOf, test } from './faultsTest';
import { LATE_PARTS, remotesWithLateParts, SITUATIONS } from './matrix';
import { testEachFault } from './testEachFault';
import { visitLatePart } from './visitLatePart';

const REMOTE = 'mfe-home';

test('Every remote with parts that are loaded late is visited', ({ releases }) => {
  expect(remotesWithLateParts(releases)).toEqual([REMOTE]);
});

testEachFault(LATE_PARTS, async ({ releases, ...visit }, failure) => {
  const release = releaseOf(releases, REMOTE);
  for (const situation of SITUATIONS) {
    await recordCell({ row: failure.part, fault: failure.fault }, situation, () =>
      visitLatePart({ ...visit, release, situation, ...failure }),
    );
  }
});
