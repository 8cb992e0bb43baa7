import { fireEvent } from '@testing-library/react';
import { formatCardNumber, formatExpiryDate } from '../FormStep/cardFormats';
import { formatWhileTyping } from './formatWhileTyping';

const pairs = (text: string) => text.replace(/\D/g, '').replace(/\d{2}(?=\d)/g, '$& ');

/** The caret is at the bar: `12|34`. */
function createField(text: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = text.replace('|', '');
  document.body.replaceChildren(input);
  input.focus();
  input.setSelectionRange(text.indexOf('|'), text.indexOf('|'));
  return input;
}

function describeField({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

const INSERT = 'insertText';
const DELETE = 'deleteContentForward';

// jsdom has no editing commands: the text is assigned.
document.execCommand = () => false;

describe('formatWhileTyping keeps the caret after its digit, and', () => {
  it.each([
    ['digits at the end', pairs, '123|', '12 3|', INSERT],
    ['nothing that is right', pairs, '1|2 34', '1|2 34', INSERT],
    ['a digit in the middle', pairs, '19|2 34', '19| 23 4', INSERT],
    ['what is behind the caret', pairs, '12|34 5', '12| 34 5', INSERT],
    ['what the Delete key left, past a separator', pairs, '12|34', '12 |34', DELETE],
    ['what the Delete key left, before a digit', pairs, '1|3 4', '1|3 4', DELETE],
    ['what the Delete key left at the end', pairs, '12 34|', '12 34|', DELETE],
    ['a month of one digit', formatExpiryDate, '1/|3', '01|/3', INSERT],
    ['a date with such a month', formatExpiryDate, '1/30|', '01/30|', INSERT],
    ['a separator that was not typed', formatExpiryDate, '1|/30', '1|3/0', INSERT],
    ['all separators away', formatCardNumber, '4242 |4242 4242 4242 9', '4242|4242424242429', INSERT],
  ] as const)('formats %s [BOOKING-12]', (_what, format, typed, formatted, inputType) => {
    const input = createField(typed);
    formatWhileTyping(input, format);
    fireEvent.input(input, { inputType });
    expect(describeField(input)).toBe(formatted);
  });
});
