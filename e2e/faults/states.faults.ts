import { LAPTOP, PHONE } from '../support/layout';
import { LANGUAGES } from '../support/site';
import { expectAccessibleState } from './expectAccessibleState';
import { releaseOf, test } from './faultsTest';
import { STATES } from './states';
import { startVisit } from './visitCell';

// Without transitions no contrast is measured half-way through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [state, open] of Object.entries(STATES)) {
  test(`${state} is accessible, in both languages and with any text size and colors`, async ({
    page,
    session,
    server,
    releases,
  }) => {
    test.slow();
    await page.clock.install();
    const release = releaseOf(releases, 'mfe-deals');
    const releaseWithLateParts = releaseOf(releases, 'mfe-home');
    for (const language of LANGUAGES) {
      await page.setViewportSize(LAPTOP);
      await startVisit({ page, session, server }, language);
      await open({ page, session, server, release, releaseWithLateParts, language });
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        await test.step(`${language}, ${String(size.width)} px`, () => expectAccessibleState(page));
      }
      server.answerHeld();
    }
  });
}
