import { expect } from '../support/site';
import { recordCell } from './cells';
import { releaseOf } from './faultsTest';
import { cellsOf, PARTS } from './matrix';
import { testEachFault } from './testEachFault';
import { visitCell } from './visitCell';

testEachFault(PARTS, async ({ releases, ...visit }, { part, fault, answersLate }) => {
  const cells = cellsOf(releases).filter((cell) => cell.part === part && cell.fault === fault);
  expect(cells).not.toEqual([]);
  for (const cell of cells) {
    const release = releaseOf(releases, cell.remote);
    await recordCell({ row: part, fault }, `${cell.remote}, ${cell.situation}`, () =>
      visitCell({ ...visit, release, cell, answersLate }),
    );
  }
});
