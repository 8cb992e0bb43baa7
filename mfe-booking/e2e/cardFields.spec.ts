import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '@farekite/e2e/site';
import { wizard } from './support/wizard';

/** The field's text with a bar at the caret. */
function readWithCaret(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });
}

/** Opens the second step. */
async function openCardFields(page: Page) {
  await openPage(page, '/booking-process');
  const { field, press } = wizard(page);
  await press('Continue');
  return { field, number: field('Card number'), expiry: field('Expiration date') };
}

test(
  'Card values are grouped while typing, and the caret keeps its place [BOOKING-12]',
  { tag: '@engines' },
  async ({ page }) => {
    const { number, expiry } = await openCardFields(page);
    await number.pressSequentially('42424');
    expect(await readWithCaret(number)).toBe('4242 4|');
    for (let step = 0; step < 4; step += 1) await number.press('ArrowLeft');
    await number.pressSequentially('9');
    expect(await readWithCaret(number)).toBe('429|4 24');
    await number.press('Backspace');
    expect(await readWithCaret(number)).toBe('42|42 4');
    await number.press('Delete');
    await number.press('Delete');
    expect(await readWithCaret(number)).toBe('42|4');
    await number.press('End');
    await number.pressSequentially('x1 2');
    expect(await readWithCaret(number)).toBe('4241 2|');

    // Both keys move over the separator, which is inserted again.
    await number.press('Backspace');
    expect(await readWithCaret(number)).toBe('4241|');
    await number.pressSequentially('23');
    for (let step = 0; step < 3; step += 1) await number.press('ArrowLeft');
    expect(await readWithCaret(number)).toBe('4241| 23');
    await number.press('Delete');
    await number.press('Delete');
    expect(await readWithCaret(number)).toBe('4241 |3');
    await number.press('Backspace');
    await number.press('Backspace');
    expect(await readWithCaret(number)).toBe('424|3');

    // A separator completes a month of one digit, but not while the month is corrected.
    await expiry.pressSequentially('1/3');
    expect(await readWithCaret(expiry)).toBe('01/3|');
    for (let step = 0; step < 2; step += 1) await expiry.press('ArrowLeft');
    for (let step = 0; step < 2; step += 1) await expiry.press('Backspace');
    await expiry.pressSequentially('1');
    expect(await readWithCaret(expiry)).toBe('1|3');
    await expiry.pressSequentially('2');
    expect(await readWithCaret(expiry)).toBe('12|/3');
  },
);

test('Card fields format what is typed, pasted or composed before they cut it to 19, 5 and 4 characters, and undo it [BOOKING-12]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, number, expiry } = await openCardFields(page);

  // An input method may compose a date in an empty field.
  await expiry.focus();
  const session = await page.context().newCDPSession(page);
  for (const text of ['1', '12', '123', '1230']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: '1230' });
  expect(await readWithCaret(expiry)).toBe('12/30|');
  await expiry.fill('');

  for (const [label, typed, full, length, otherForm] of [
    ['Card number', '12345678901234567890', '1234567890123456789', 19, '1234--5678--9012--3456--789'],
    ['Expiration date', '12345', '12/34', 5, '12/2034'],
    ['CVV', '12345', '1234', 4, ' 1234'],
  ] as const) {
    expect(full).toHaveLength(length);
    await field(label).fill('');
    await field(label).pressSequentially(typed);
    await expect(field(label)).toHaveValue(full);
    await field(label).fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), otherForm);
    await field(label).press('ControlOrMeta+v');
    await expect(field(label)).toHaveValue(full);
  }

  await expiry.fill('');
  await expiry.pressSequentially('12/2030');
  expect(await readWithCaret(expiry)).toBe('12/30|');
  await number.fill('');
  await number.pressSequentially('4242424242424242');
  await number.pressSequentially('42');
  expect(await readWithCaret(number)).toBe('424242424242424242|');
  for (let key = 0; key < 2; key += 1) await number.press('Backspace');
  expect(await readWithCaret(number)).toBe('4242 4242 4242 4242|');

  for (const [control, text, shown] of [
    [expiry, '01/2031', '01/31'],
    [number, '5105 1051 0510 5100', '5105 1051 0510 5100'],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    const before = await control.inputValue();
    await control.selectText();
    await control.press('ControlOrMeta+v');
    await expect(control).toHaveValue(shown);
    await control.press('ControlOrMeta+z');
    await expect(control).toHaveValue(before);
  }
});
