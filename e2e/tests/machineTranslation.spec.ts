import { openPage, ROUTES, test } from '../support/site';
import { testTranslation } from '../support/states';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two pages by default. The full test has all of them, and states.spec.ts of each package their states. */
const PATHS =
  process.env.FAREKITE_TEST === 'all'
    ? ROUTES
    : ROUTES.filter((path) => ['/', '/senior-travel-deals'].includes(path));

for (const path of PATHS) {
  testTranslation(
    `${path} changes its language after Google Translate has moved its texts [LANGUAGE-14]`,
    async ({ page, language, check }) => {
      await openPage(page, path, language);
      await check('as it is opened');
    },
  );
}
