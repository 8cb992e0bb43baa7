import { expect } from '../support/site';
import { recordCell } from './cells';
import { releaseOf, test } from './faultsTest';
import { cellsOf, FAULTS, isLate, PARTS } from './matrix';
import { visitCell } from './visitCell';

for (const part of PARTS) {
  for (const fault of FAULTS) {
    for (const answersLate of isLate(fault) ? [false, true] : [false]) {
      test(`${part} ${fault}${answersLate ? ', and arrives late' : ''}`, async ({
        page,
        session,
        server,
        releases,
      }) => {
        test.slow();
        if (isLate(fault)) await page.clock.install();
        const cells = cellsOf(releases).filter((cell) => cell.part === part && cell.fault === fault);
        expect(cells).not.toEqual([]);
        for (const cell of cells) {
          const release = releaseOf(releases, cell.remote);
          await recordCell({ row: part, fault }, `${cell.remote}, ${cell.situation}`, () =>
            visitCell({ page, session, server, release, cell, answersLate }),
          );
        }
      });
    }
  }
}
