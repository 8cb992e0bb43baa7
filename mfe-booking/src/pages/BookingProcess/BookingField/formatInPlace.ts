/** The index of the next digit, or the length of the text where no digit follows. */
function indexOfDigit(text: string, from: number): number {
  const distance = text.slice(from).search(/\d/);
  return distance < 0 ? text.length : from + distance;
}

/** The index behind so many digits. */
function indexAfterDigits(text: string, count: number): number {
  let index = 0;
  for (let seen = 0; seen < count; seen += 1) index = indexOfDigit(text, index) + 1;
  return Math.min(index, text.length);
}

interface TextWithCaret {
  readonly text: string;
  /** An index in the text. */
  readonly caret: number;
}

type Format = (typed: string) => string;

/** Formats a text, and keeps the caret after the same digit. */
function formatWithCaret({ text, caret }: TextWithCaret, format: Format): TextWithCaret {
  const before = format(text.slice(0, caret));
  // The separators after the caret are left from the last formatting and not typed.
  const formatted = format(before + text.slice(caret).replace(/\D/g, ''));
  return { text: formatted, caret: indexAfterDigits(formatted, before.replace(/\D/g, '').length) };
}

/**
 * Formats the value of a field while the visitor types. It writes to the element directly: React does not touch an
 * element that already has the value of the state, so the caret stays.
 *
 * @param inputType `inputType` of the InputEvent
 */
export function formatInPlace(input: HTMLInputElement, format: Format, inputType?: string): void {
  const { value, selectionStart } = input;
  const { text, caret } = formatWithCaret({ text: value, caret: selectionStart ?? value.length }, format);
  // Even the assignment of the same text would cost the browser's memory of what can be undone.
  if (text !== value) input.value = text;
  // Formatting restores a separator that the Delete key removed. The caret moves past it, so that the next
  // press of the key removes a digit.
  const end = inputType === 'deleteContentForward' ? indexOfDigit(text, caret) : caret;
  input.setSelectionRange(end, end);
}

/**
 * Inserts a text in place of what is selected, formatted before `maxLength` cuts it: `12/2030` is longer than its field.
 * The browser can undo it.
 */
export function insertFormatted(input: HTMLInputElement, inserted: string, format: Format): void {
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length) + inserted;
  const { text, caret } = formatWithCaret(
    { text: before + value.slice(selectionEnd ?? value.length), caret: before.length },
    format,
  );
  input.setSelectionRange(0, value.length);
  // Deprecated, but the only way to change a text that can be undone, and in every browser.
  if (!document.execCommand('insertText', false, text)) input.value = text;
  input.setSelectionRange(caret, caret);
}
