import { formatInPlace } from './formatInPlace';

const pairs = (text: string) => text.replace(/\D/g, '').replace(/\d{2}(?=\d)/g, '$& ');

/** A field whose caret is drawn as a bar. */
function fieldWith(drawn: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = drawn.replace('|', '');
  input.setSelectionRange(drawn.indexOf('|'), drawn.indexOf('|'));
  return input;
}

function draw({ value, selectionStart }: HTMLInputElement): string {
  const caret = selectionStart ?? 0;
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

describe('Formatting while typing', () => {
  it.each([
    ['12|', '12|'],
    ['123|', '12 3|'],
    ['1|2 34', '1|2 34'],
    ['19|2 34', '19| 23 4'],
    ['12|34 5', '12| 34 5'],
    ['|12 34', '|12 34'],
  ])('turns %s into %s', (typed, formatted) => {
    const input = fieldWith(typed);
    formatInPlace(input, pairs);
    expect(draw(input)).toBe(formatted);
  });

  it.each([
    ['12|34', '12 |34'],
    ['1|3 4', '1|3 4'],
    ['12 34|', '12 34|'],
  ])('turns %s into %s after the Delete key, which passes separators', (typed, formatted) => {
    const input = fieldWith(typed);
    formatInPlace(input, pairs, 'deleteContentForward');
    expect(draw(input)).toBe(formatted);
  });
});
