import { expect, test } from '../test';

/** As the search shows a date: `November 25, 2026`. */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function daysFromToday(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return LONG_DATE.format(date);
}

test('Airports are suggested, chosen by keyboard and by pointer, and swapped', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('combobox', 'From', 'milan');
  await visitor.see('option');
  await visitor.press('ArrowDown', 'Enter');
  const { value: from } = await visitor.seeThat('combobox', 'From', ({ value }) => {
    expect(value).toMatch(/^[A-Z]{3} - .+Milan/);
  });
  await visitor.type('combobox', 'To', 'são pau');
  await visitor.click('option');
  const { value: to } = await visitor.seeThat('combobox', 'To', ({ value, isFocused }) => {
    expect(value).toMatch(/^GRU - /);
    expect(isFocused).toBe(true);
  });
  await visitor.click('button', 'Swap From and To');
  await visitor.seeThat('combobox', 'From', ({ value }) => {
    expect(value).toBe(to);
  });
  await visitor.seeThat('combobox', 'To', ({ value }) => {
    expect(value).toBe(from);
  });
  expect(await visitor.errors()).toEqual([]);
});

test('A date is chosen in the calendar by keyboard, and Escape returns the focus', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('button', 'Depart Pick a date');
  await visitor.seeThat('grid', undefined, ({ containsFocus }) => {
    expect(containsFocus).toBe(true);
  });
  await visitor.press('ArrowDown', 'ArrowRight', 'Enter');
  const chosen = `Depart ${daysFromToday(8)}`;
  await visitor.seeThat('button', chosen, ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.seeNo('dialog');
  await visitor.press('Enter');
  await visitor.see('dialog', 'Departure date');
  await visitor.press('Escape');
  await visitor.seeNo('dialog');
  await visitor.seeThat('button', chosen, ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  expect(await visitor.errors()).toEqual([]);
});

test('The trip type and the class of travel are chosen by keyboard', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('tab', 'Round trip');
  await visitor.press('ArrowRight');
  await visitor.seeThat('tab', 'One way', ({ isFocused, attributes }) => {
    expect(isFocused).toBe(true);
    expect(attributes['aria-selected']).toBe('true');
  });
  await visitor.seeNo('button', 'Return Pick a date');
  await visitor.press('ArrowRight');
  await visitor.see('tab', 'Booking class');
  await visitor.seeThat('combobox', 'Travelers', ({ value }) => {
    expect(value).not.toBe('');
  });
});

test('Go opens the results in the same document, and Back restores what was entered', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.markDocument();
  await visitor.type('combobox', 'From', 'Zanzibar by night');
  await visitor.press('Escape');
  await visitor.click('button', 'Go');
  await visitor.untilAt('/flight-results');
  await visitor.seeThat('heading', 'Flight Results', ({ isFocused }) => {
    expect(isFocused).toBe(true);
  });
  await visitor.tab.goBack();
  await visitor.untilAt('/');
  await visitor.seeThat('combobox', 'From', ({ value }) => {
    expect(value).toBe('Zanzibar by night');
  });
  await visitor.expectSameDocument();
  expect(await visitor.errors()).toEqual([]);
});
