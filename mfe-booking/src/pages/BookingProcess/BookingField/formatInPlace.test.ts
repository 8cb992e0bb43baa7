import { formatCardNumber, formatExpiryDate } from '../FormStep/cardFormats';
import { formatInPlace } from './formatInPlace';

const pairs = (text: string) => text.replace(/\D/g, '').replace(/\d{2}(?=\d)/g, '$& ');

/** Creates a field with the caret at the bar: `12|34`. */
function createField(text: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = text.replace('|', '');
  input.setSelectionRange(text.indexOf('|'), text.indexOf('|'));
  return input;
}

/** The value of a field with a bar at the caret. */
function describeField({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('formatInPlace', () => {
  it.each([
    ['12|', '12|'],
    ['123|', '12 3|'],
    ['1|2 34', '1|2 34'],
    ['19|2 34', '19| 23 4'],
    ['12|34 5', '12| 34 5'],
    ['|12 34', '|12 34'],
  ])('formats %s as %s', (typed, formatted) => {
    const input = createField(typed);
    formatInPlace(input, pairs);
    expect(describeField(input)).toBe(formatted);
  });

  it.each([
    ['12|34', '12 |34'],
    ['1|3 4', '1|3 4'],
    ['12 34|', '12 34|'],
  ])(
    'formats %s as %s after the Delete key, with the caret past a separator [BOOKING-12]',
    (typed, formatted) => {
      const input = createField(typed);
      formatInPlace(input, pairs, 'deleteContentForward');
      expect(describeField(input)).toBe(formatted);
    },
  );

  it.each([
    ['1/|', '01|'],
    ['1/|3', '01|/3'],
    ['1/30|', '01/30|'],
  ])('formats %s as %s, with the caret after the month of one digit', (typed, formatted) => {
    const input = createField(typed);
    formatInPlace(input, formatExpiryDate);
    expect(describeField(input)).toBe(formatted);
  });

  it.each([
    ['1|/30', '1|3/0'],
    ['|2/30', '|23/0'],
  ])('formats %s as %s, because the separator after the caret was not typed', (typed, formatted) => {
    const input = createField(typed);
    formatInPlace(input, formatExpiryDate);
    expect(describeField(input)).toBe(formatted);
  });

  it('keeps the caret after its digit when all separators go', () => {
    const input = createField('4242 |4242 4242 4242 9');
    formatInPlace(input, formatCardNumber);
    expect(describeField(input)).toBe('4242|4242424242429');
  });
});
