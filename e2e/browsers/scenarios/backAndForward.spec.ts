import { readDocument } from '../../support/composedDocument';
import type { Visitor } from '../Visitor';
import { expect, test } from '../test';

/** Leaves the page by a link of the header, which loads another document. Firefox keeps no page that is still loading. */
async function leave(visitor: Visitor): Promise<void> {
  await expect(async () => {
    expect(await visitor.tab.evaluate(() => document.readyState)).toBe('complete');
  }).toPass();
  await visitor.tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await visitor.click('link', 'Blog');
  await visitor.untilAt('/blog');
  await visitor.untilHydrated();
}

/** Goes back to a page, and expects the document that the browser has kept in memory. */
async function comeBack(visitor: Visitor, path: string): Promise<void> {
  await visitor.tab.goBack();
  await visitor.untilAt(path);
  await expect(async () => {
    expect(await visitor.tab.evaluate(() => document.documentElement.dataset.persisted)).toBe('true');
  }).toPass();
}

test('Back shows a form as it was left', async ({ visitor }) => {
  await visitor.open('/booking-process');
  await visitor.type('textbox', 'First name', 'Ana');
  await leave(visitor);
  await comeBack(visitor, '/booking-process');
  await visitor.seeThat('textbox', 'First name', ({ value }) => {
    expect(value).toBe('Ana');
  });
  expect(await visitor.errors()).toEqual([]);
});

test('A page that Back shows again follows the language that was chosen meanwhile', async ({ visitor }) => {
  await visitor.open('/first-class-deals');
  await leave(visitor);
  await visitor.chooseLanguage('es');
  await comeBack(visitor, '/first-class-deals');
  await visitor.see('heading', (await readDocument('/first-class-deals', 'es')).heading);
  await visitor.seeThat('button', 'ES – Español', ({ attributes }) => {
    expect(attributes['aria-pressed']).toBe('true');
  });
  expect(await visitor.errors()).toEqual([]);
});
