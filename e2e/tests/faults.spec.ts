import { readFileSync } from 'node:fs';
import { loadPageCode } from '../support/loadPageCode';
import { expect } from '../support/site';
import { publishFaulty } from '../faults/codeFaults';
import { releaseOf, test } from '../faults/faultsTest';
import { cellsOf, examplePage, FAULTS, isLate, PARTS, type Cell } from '../faults/matrix';
import { reliabilityDocument } from '../faults/reliabilityDocument';
import { RELIABILITY_DOCUMENT } from '../faults/ReliabilityReporter';
import { visitCell } from '../faults/visitCell';
import { allVisits } from '../faults/visits';

/** One cell for each part that can have this fault; remotes and situations take turns. */
function sample(cells: readonly Cell[], fault: Cell['fault']): Cell[] {
  return PARTS.flatMap((part, index) => {
    const candidates = cells.filter((cell) => cell.part === part && cell.fault === fault);
    const turn = 7 * index + 5 * FAULTS.indexOf(fault);
    return candidates.slice(turn % candidates.length).slice(0, 1);
  });
}

for (const fault of FAULTS) {
  test(`A page stays readable and recovers without a reload: ${fault}`, async ({
    page,
    session,
    server,
    releases,
  }) => {
    if (isLate(fault)) await page.clock.install();
    for (const [index, cell] of sample(cellsOf(releases), fault).entries()) {
      const release = releaseOf(releases, cell.remote);
      const answersLate = isLate(fault) && index % 2 === 1;
      await test.step(`${cell.remote}, ${cell.part}, ${cell.situation}`, () =>
        visitCell({ page, session, server, release, cell, answersLate }));
    }
  });
}

test('A page that throws while it renders is shown as prerendered', async ({ page, server, releases }) => {
  const release = releaseOf(releases, 'mfe-deals');
  await publishFaulty(server, release, 'throws while it renders');
  await page.goto(server.url + examplePage(release));
  await loadPageCode(page);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  server.recover();
});

test('docs/reliability.md counts every visit of npm run test:faults', ({ releases }) => {
  const passed = allVisits(releases).map((key) => ({ ...key, hasPassed: true }));
  expect(readFileSync(RELIABILITY_DOCUMENT, 'utf8')).toBe(reliabilityDocument(passed));
});
