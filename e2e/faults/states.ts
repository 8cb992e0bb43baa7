import type { RemoteRelease } from '@farekite/shared/protocol';
import { expect, untilHydrated, type Language } from '../support/site';
import { publishFaulty } from './codeFaults';
import { LATE_PART_STEPS } from './lateParts';
import { failingFiles, lateFiles, type LatePart, type Part, type Situation } from './matrix';
import { filePattern, openIn, TEXTS, TOLD_AFTER_MS, type Visit } from './visitCell';

/** A visit whose clock is installed. */
export interface StateVisit extends Visit {
  /** The release of the remote whose page is visited. */
  readonly release: RemoteRelease;
  /** The release whose page loads parts of itself when they are needed. */
  readonly releaseWithLateParts: RemoteRelease;
  readonly language: Language;
}

type OpenState = (visit: StateVisit) => Promise<void>;

function retryButton({ page, language }: StateVisit) {
  return page.getByRole('main').getByRole('button', { name: TEXTS[language].retry });
}

/** Opens the page while this part of it is not found. */
function failing(part: Part, situation: Situation): OpenState {
  return async (visit) => {
    const { server, release } = visit;
    const files = filePattern(failingFiles(release, { part, situation }));
    await openIn(visit, situation, release, () => server.fail(files, 'not found'));
    await expect(retryButton(visit)).toBeVisible();
  };
}

/** Opens the page while its entry hangs. */
function late(situation: Situation): OpenState {
  return async (visit) => {
    const { page, server, release } = visit;
    const files = filePattern(failingFiles(release, { part: 'entry', situation }));
    await openIn(visit, situation, release, () => server.fail(files, 'hangs'));
    await server.untilHeld();
    await untilHydrated(page, 'header');
    await page.clock.runFor(TOLD_AFTER_MS);
    await expect(retryButton(visit)).toBeVisible();
  };
}

/** Tries again while the page is still late. */
function retried(situation: Situation): OpenState {
  return async (visit) => {
    await late(situation)(visit);
    await retryButton(visit).click();
    await expect(visit.page.getByRole('main').getByText(TEXTS[visit.language].loading)).toBeVisible();
  };
}

/** Opens the page while it throws when it is rendered. */
function stopped(situation: Situation): OpenState {
  return async (visit) => {
    const { page, server, release, language } = visit;
    await publishFaulty(server, release, 'throws while it renders');
    await openIn(visit, situation, release, () => undefined);
    await expect(page.getByRole('alert').getByRole('button', { name: TEXTS[language].reload })).toBeVisible();
  };
}

/** Tries again when the fault is gone. */
function recovered(situation: Situation): OpenState {
  return async (visit) => {
    await failing('all files', situation)(visit);
    visit.server.recover();
    await retryButton(visit).click();
    await untilHydrated(visit.page);
    await expect(retryButton(visit)).toBeHidden();
  };
}

/** Asks for a part of the home page that is not found. */
function withoutPart(part: LatePart): OpenState {
  return async (visit) => {
    const { page, server, language, releaseWithLateParts: release } = visit;
    const { open, message } = LATE_PART_STEPS[part];
    await openIn(visit, 'first load', release, () => undefined);
    await untilHydrated(page);
    server.fail(filePattern(lateFiles(release)), 'not found');
    await open(page, language);
    await expect(page.getByRole('main').getByRole('status').getByText(message[language])).toBeVisible();
  };
}

/** Every state of trouble that differs to the eye. */
export const STATES: Readonly<Record<string, OpenState>> = {
  'A prerendered page whose script failed': failing('page chunk', 'first load'),
  'A prerendered page that is late': late('first load'),
  'A prerendered page that is tried again': retried('first load'),
  'A prerendered page that has stopped': stopped('first load'),
  'A prerendered page that has recovered': recovered('first load'),
  'A page that failed after client navigation': failing('page chunk', 'client navigation'),
  'A page that is late after client navigation': late('client navigation'),
  'A page that is tried again after client navigation': retried('client navigation'),
  'A page that has stopped after client navigation': stopped('client navigation'),
  'A page that has recovered after client navigation': recovered('client navigation'),
  'A preview that failed': failing('page chunk', 'preview'),
  'A search without its calendar': withoutPart('calendar'),
  'A search without its airports': withoutPart('airports'),
  'A destination without its dialog': withoutPart('dialog'),
};
