import { expect, switchLanguage, untilHydrated } from '../support/site';
import { readAnnouncements } from './announcements';
import { recordCell } from './cells';
import { releaseOf, test } from './faultsTest';
import { LATE_PART_STEPS } from './lateParts';
import { FAULTS, isLate, lateFiles, LATE_PARTS, remotesWithLateParts, SITUATIONS } from './matrix';
import {
  filePattern,
  languagesOf,
  openIn,
  reportPattern,
  startVisit,
  TOLD_AFTER_MS,
  withReports,
} from './visitCell';

const REMOTE = 'mfe-home';

test('Every remote with parts that are loaded late is visited', ({ releases }) => {
  expect(remotesWithLateParts(releases)).toEqual([REMOTE]);
});

for (const part of LATE_PARTS) {
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
        const release = releaseOf(releases, REMOTE);
        const steps = LATE_PART_STEPS[part];
        for (const situation of SITUATIONS) {
          const visit = async (reports: readonly string[]) => {
            const [before, language] = languagesOf(situation);
            await startVisit({ page, session, server }, before);
            await openIn({ page, session, server }, situation, release, () => undefined);
            await untilHydrated(page, `[data-remote="${REMOTE}"] h1`);
            if (situation === 'language switch') await switchLanguage(page, language);
            await expect(page.locator('html')).toHaveAttribute('lang', language);

            server.fail(filePattern(lateFiles(release)), fault);
            await steps.open(page, language);
            if (isLate(fault)) {
              await server.untilHeld();
              await page.clock.runFor(TOLD_AFTER_MS);
            }
            const message = page.getByRole('main').getByRole('status').getByText(steps.message[language]);
            await expect(message).toBeVisible();
            const announced = await readAnnouncements(page);
            expect(announced.filter((text) => text.includes(steps.message[language]))).toHaveLength(1);
            expect(reports).toEqual([
              expect.stringMatching(reportPattern(release, ['script', 'style', 'page'])),
            ]);

            server.recover();
            if (answersLate) server.answerHeld();
            else await steps.openAgain(page, language);
            await expect(steps.part(page)).toBeVisible();
            await expect(message).toBeHidden();
            server.answerHeld();
          };
          await recordCell({ row: part, fault }, situation, () => withReports(page, visit));
        }
      });
    }
  }
}
