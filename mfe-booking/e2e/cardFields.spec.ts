import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from '@farekite/e2e/site';
import { wizard } from './support/wizard';

function readWithCaret(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });
}

async function openCardFields(page: Page) {
  await openPage(page, '/booking-process');
  const { field, press } = wizard(page);
  await press('Continue');
  return { field, number: field('Card number'), expiry: field('Expiration date') };
}

test('Card values are grouped while typing [BOOKING-12]', { tag: '@engines' }, async ({ page }) => {
  const { number } = await openCardFields(page);
  await number.pressSequentially('42424');
  expect(await readWithCaret(number)).toBe('4242 4|');
  for (const [keys, shown] of [
    [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '9'], '429|4 24'],
    [['Backspace'], '42|42 4'],
    [['Delete', 'Delete'], '42|4'],
    // Both keys move over the separator, which is inserted again.
    [['End', '1', '2', '3', 'Backspace', 'Backspace'], '4241|'],
    [['2', '3', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Delete', 'Delete'], '4241 |3'],
    [['Backspace', 'Backspace'], '424|3'],
  ] as const) {
    for (const key of keys) await number.press(key);
    expect(await readWithCaret(number)).toBe(shown);
  }
});

type Way = (page: Page, field: Locator, text: string) => Promise<void>;

/** Whose texts Ctrl+Z takes away again. */
const UNDOABLE: Readonly<Record<string, Way>> = {
  typed: (_page, field, text) => field.pressSequentially(text),
  // As by a clip of a phone's keyboard, or by dictation.
  inserted: async (page, field, text) => {
    await field.focus();
    await page.keyboard.insertText(text);
  },
  pasted: async (page, field, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+v');
  },
  dropped: async (page, field, text) => {
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element, words) => {
      element.textContent = words;
      (document.activeElement as HTMLElement).blur();
    }, text);
    await heading.selectText();
    await heading.dragTo(field, { sourcePosition: { x: 10, y: 20 } });
  },
};

const WAYS: Readonly<Record<string, Way>> = {
  ...UNDOABLE,
  composed: async (page, field, text) => {
    await field.focus();
    const session = await page.context().newCDPSession(page);
    for (let length = 1; length <= text.length; length += 1) {
      const part = { text: text.slice(0, length), selectionStart: length, selectionEnd: length };
      await session.send('Input.imeSetComposition', part);
    }
    await session.send('Input.insertText', { text });
    await session.detach();
  },
};

const READ = [
  ['Card number', '4242 - 4242 - 4242 - 4242', '4242 4242 4242 4242'],
  ['Card number', '12345678901234567890', '1234567890123456789'],
  ['Expiration date', '12 / 2030', '12/30'],
  ['Expiration date', '２０３０-１２', '12/30'],
  ['CVV', '12345', '1234'],
] as const;

for (const [way, bring] of Object.entries(WAYS)) {
  test(`What is ${way} is read in full before it is cut [BOOKING-12]`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { field } = await openCardFields(page);
    for (const [label, text, read] of READ) {
      await field(label).fill('');
      await bring(page, field(label), text);
      await expect(field(label)).toHaveValue(read);
      if (!(way in UNDOABLE)) continue;
      await page.keyboard.press('ControlOrMeta+z');
      await expect(field(label)).not.toHaveValue(read);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(field(label)).toHaveValue(read);
    }
  });
}

test('A pasted or dropped text takes its place and can be undone [BOOKING-12]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { number, expiry } = await openCardFields(page);
  for (const [control, before, text, read] of [
    [expiry, '12/30', '01/2031', '01/31'],
    [number, '4242 4242', '5105 1051 0510 5100', '5105 1051 0510 5100'],
  ] as const) {
    await control.fill(before);
    await control.selectText();
    await UNDOABLE.pasted?.(page, control, text);
    await expect(control).toHaveValue(read);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(control).toHaveValue(before);
  }
  await number.press('Home');
  await UNDOABLE.dropped?.(page, number, '1-1');
  expect(await readWithCaret(number)).toBe('4242 4242 11|');
  await page.keyboard.press('ControlOrMeta+z');
  expect(await readWithCaret(number)).toBe('4242 4242|');
});

test('Leaving a field completes a month of one digit [BOOKING-12]', async ({ page }) => {
  const { expiry } = await openCardFields(page);
  for (const [typed, shown, left] of [
    ['2030-1', '20301|', '01/30'],
    ['1', '1|', '01'],
  ] as const) {
    await expiry.fill('');
    await expiry.pressSequentially(typed);
    expect(await readWithCaret(expiry)).toBe(shown);
    await expiry.press('Tab');
    await expect(expiry).toHaveValue(left);
  }
});
