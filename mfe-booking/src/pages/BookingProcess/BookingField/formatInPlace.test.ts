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

const DELETE = 'deleteContentForward';

describe('formatInPlace', () => {
  it.each([
    ['digits at the end', pairs, '123|', '12 3|', undefined],
    ['nothing that is right', pairs, '1|2 34', '1|2 34', undefined],
    ['a digit in the middle', pairs, '19|2 34', '19| 23 4', undefined],
    ['what is behind the caret', pairs, '12|34 5', '12| 34 5', undefined],
    ['what the Delete key left, past a separator', pairs, '12|34', '12 |34', DELETE],
    ['what the Delete key left, before a digit', pairs, '1|3 4', '1|3 4', DELETE],
    ['what the Delete key left at the end', pairs, '12 34|', '12 34|', DELETE],
    ['a month of one digit', formatExpiryDate, '1/|3', '01|/3', undefined],
    ['a date with such a month', formatExpiryDate, '1/30|', '01/30|', undefined],
    ['a separator that was not typed', formatExpiryDate, '1|/30', '1|3/0', undefined],
    ['all separators away', formatCardNumber, '4242 |4242 4242 4242 9', '4242|4242424242429', undefined],
  ] as const)(
    'formats %s, and keeps the caret after its digit [BOOKING-12]',
    (_what, format, typed, formatted, inputType) => {
      const input = createField(typed);
      formatInPlace(input, format, inputType);
      expect(describeField(input)).toBe(formatted);
    },
  );
});
