import type { RemoteRelease } from '@farekite/shared/protocol';
import { expect, switchLanguage, untilHydrated } from '../support/site';
import { readAnnouncements } from './announcements';
import { LATE_PART_STEPS } from './lateParts';
import { isLate, languagesOf, lateFiles, type LatePart, type Situation } from './matrix';
import type { Failure } from './testEachFault';
import {
  expectFocusKept,
  expectSiteWorks,
  filePattern,
  openIn,
  reportPattern,
  startVisit,
  TOLD_AFTER_MS,
  withReports,
  type Visit,
} from './visitCell';

interface LatePartVisit extends Visit, Failure<LatePart> {
  readonly release: RemoteRelease;
  readonly situation: Situation;
}

/** Visits a page, asks for a part of it that fails, and checks all that a visitor may expect. */
export async function visitLatePart(visit: LatePartVisit): Promise<void> {
  const { page, server, release, situation, part, fault, answersLate } = visit;
  const steps = LATE_PART_STEPS[part];
  const [before, language] = languagesOf(situation);
  await startVisit(visit, before);
  await withReports(page, async (reports) => {
    await openIn(visit, situation, release, () => undefined);
    await untilHydrated(page, `[data-remote="${release.name}"] h1`);
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
    expect(reports).toEqual([expect.stringMatching(reportPattern(release, ['script', 'style', 'page']))]);

    server.recover();
    if (answersLate) server.answerHeld();
    else await steps.openAgain(page, language);
    await expect(steps.part(page)).toBeVisible();
    await expect(message).toBeHidden();
    await expectFocusKept(page);
    // The header is inert behind a dialog.
    await page.keyboard.press('Escape');
    await expectSiteWorks(page, language);
  });
  server.answerHeld();
}
