import { readDocument } from '../../support/composedDocument';
import { expect, test } from '../test';

const PATH = '/first-class-deals';

test('The language follows the toggle in place, and stays for the next document', async ({ visitor }) => {
  const spanish = await readDocument(PATH, 'es');
  await visitor.open(PATH);
  await visitor.markDocument();
  await visitor.chooseLanguage('es');
  await visitor.see('heading', spanish.heading);
  await visitor.expectSameDocument();
  await visitor.seeThat('button', 'ES – Español', ({ attributes }) => {
    expect(attributes['aria-pressed']).toBe('true');
  });

  await visitor.click('link', 'Blog');
  await visitor.untilAt('/blog');
  await visitor.untilHydrated();
  await visitor.see('heading', (await readDocument('/blog', 'es')).heading);
  expect(await visitor.tab.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(await visitor.errors()).toEqual([]);
});

test('A language that is stored without its cookie is shown after the document has loaded', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.chooseLanguage('es');
  await visitor.tab.evaluate(() => {
    document.cookie = 'language=; Max-Age=0; Path=/';
  });
  await visitor.open(PATH);
  await visitor.see('heading', (await readDocument(PATH, 'es')).heading);
  expect(await visitor.errors()).toEqual([]);
});
