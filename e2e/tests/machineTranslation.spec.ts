import { readDocument } from '../support/composedDocument';
import { expectSwitchesTranslatedTexts, readTexts } from '../support/machineTranslation';
import { expect, openPage, ROUTES, test, untilHydrated } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PATHS =
  process.env.FAREKITE_TEST === 'all'
    ? ROUTES
    : ROUTES.filter((path) => ['/', '/senior-travel-deals'].includes(path));

for (const path of PATHS) {
  test(`${path} can be switched after Google Translate [LANGUAGE-14]`, async ({ page, consoleErrors }) => {
    const spanish = await readTexts(page, (await readDocument(path, 'es')).html);
    await openPage(page, path);
    await untilHydrated(page, '[data-remote]');
    await expectSwitchesTranslatedTexts(page, spanish);
    expect(consoleErrors).toEqual([]);
  });
}
