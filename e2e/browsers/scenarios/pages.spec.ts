import { readDocument } from '../../support/composedDocument';
import { LANGUAGES, ROUTES } from '../../support/site';
import { expect, test } from '../test';

for (const language of LANGUAGES) {
  test(`Every page is hydrated, has its heading and logs nothing (${language})`, async ({ visitor }) => {
    test.slow();
    await visitor.open('/about');
    await visitor.chooseLanguage(language);
    for (const path of ROUTES) {
      await test.step(path, async () => {
        await visitor.open(path);
        const { heading, title } = await readDocument(path, language);
        await visitor.seeThat('heading', undefined, ({ text }) => {
          expect(text).toBe(heading);
        });
        await visitor.see('banner');
        await visitor.see('contentinfo');
        expect(await visitor.tab.evaluate(() => [document.title, document.documentElement.lang])).toEqual([
          title,
          language,
        ]);
        expect(await visitor.errors()).toEqual([]);
      });
    }
  });
}
