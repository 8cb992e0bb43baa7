import { join } from 'node:path';
import { publish } from '@farekite/tooling/release';
import { expect } from '../support/site';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/workspace';
import { editFile, test } from '../support/workspaceCopy';

/** What no test of the package's code need see. */
const BREAKS = [
  {
    what: 'whose language toggle does nothing',
    name: 'shell',
    file: 'src/layout/LanguageToggle/LanguageToggle.tsx',
    edit: ['onClick={() => choice.choose(language)}', ''],
    journey: 'switchLanguage.spec.ts',
  },
  {
    what: 'that breaks the styles of others',
    name: 'mfe-deals',
    file: 'src/pages/DealPage/DealCard/DealCard.module.scss',
    edit: ['.flight {', 'h2 { letter-spacing: 0.03em; } .flight {'],
    journey: 'looks.spec.ts',
  },
  {
    what: 'whose booking cannot be completed',
    name: 'mfe-booking',
    file: 'src/pages/BookingProcess/FormStep/FormStep.module.scss',
    edit: ['.actions {', '.actions { pointer-events: none;'],
    journey: 'bookFlight.spec.ts',
  },
] as const;

for (const { what, name, file, edit, journey } of BREAKS) {
  test(`The journeys refuse a release of ${name} ${what}`, async ({ copy, workspace }) => {
    test.setTimeout(BUILD_TEST_TIMEOUT_MS);
    editFile(join(workspace, name, file), edit);
    await run('farekite', ['build'], join(workspace, name));
    await publish(join(workspace, name, 'dist'), copy.site);
    const journeys = run('playwright', ['test', '--config=e2e', `e2e/journeys/${journey}`], workspace, {
      E2E_ORIGIN: copy.url,
    });
    await expect(journeys).rejects.toThrow(/1 failed/);
  });
}
