import type { Page } from '@playwright/test';
import { expect, untilHydrated } from '../support/site';
import { readAnnouncements } from './announcements';
import { recordCell } from './cells';
import { CODE_FAULT_CASES, publishFaulty, type CodeFaultOutcome } from './codeFaults';
import { CHANGED_VERSION } from './FaultyServer';
import { test } from './faultsTest';
import { CODE_FAULTS, CODE_SITUATIONS, languagesOf, type Situation } from './matrix';
import {
  expectSiteWorks,
  openIn,
  reportPattern,
  startVisit,
  TEXTS,
  textWithoutCode,
  withReports,
} from './visitCell';

/** What a visitor sees, and may do next. */
const EXPECTATIONS: Record<
  CodeFaultOutcome,
  (page: Page, texts: (typeof TEXTS)['en' | 'es'], situation: Situation) => Promise<void>
> = {
  'not loaded': async (page, texts, situation) => {
    const status = page.getByRole('main').getByRole('status');
    await expect(status.getByRole('button', { name: texts.retry })).toBeVisible();
    const text = situation === 'first load' ? await textWithoutCode(page, texts) : texts.fallback;
    await expect(status.getByText(text)).toBeVisible();
  },
  stopped: async (page, texts, situation) => {
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('button', { name: texts.reload })).toBeVisible();
    if (situation === 'first load') await expect(alert.getByText(texts.stopped)).toBeVisible();
    else await expect(alert.getByRole('heading', { level: 1, name: texts.fallback })).toBeVisible();
  },
  works: async (page) => {
    await untilHydrated(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  },
};

for (const fault of CODE_FAULTS) {
  test(`The code of a page ${fault}`, async ({ page, session, server, releases }) => {
    test.slow();
    const visit = { page, session, server };
    const { outcome, reportedSteps } = CODE_FAULT_CASES[fault];
    for (const release of releases) {
      for (const situation of CODE_SITUATIONS) {
        const [language] = languagesOf(situation);
        const texts = TEXTS[language];
        const check = async (reports: readonly string[]) => {
          await startVisit(visit, language);
          await publishFaulty(server, release, fault);
          await openIn(visit, situation, release, () => undefined);
          await EXPECTATIONS[outcome](page, texts, situation);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          const patterns = reportedSteps.map((steps): unknown =>
            expect.stringMatching(reportPattern({ ...release, version: CHANGED_VERSION }, steps)),
          );
          await expect.poll(() => reports).toEqual(patterns);
          const offers = (await readAnnouncements(page)).filter(
            (text) => text.includes(texts.retry) || text.includes(texts.reload),
          );
          expect(offers).toHaveLength(outcome === 'works' ? 0 : 1);

          // A page that goes on stays with its release, whose files it still needs.
          if (outcome !== 'works') server.recover();
          if (outcome === 'stopped')
            await page.getByRole('alert').getByRole('button', { name: texts.reload }).click();
          // The document names the release that it was composed from, so a mended one needs a new document.
          else if (outcome === 'not loaded' && situation === 'first load') await page.reload();
          else if (outcome === 'not loaded') await page.getByRole('button', { name: texts.retry }).click();
          await untilHydrated(page);
          await expectSiteWorks(page, language);
        };
        await recordCell({ row: fault, fault: situation }, `${release.name}, ${situation}`, () =>
          withReports(page, check),
        );
      }
    }
  });
}
