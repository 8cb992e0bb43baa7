/** The index of the next digit, or the length of the text where no digit follows. */
function indexOfDigit(text: string, from: number): number {
  const distance = text.slice(from).search(/\d/);
  return distance < 0 ? text.length : from + distance;
}

/**
 * Formats the value of a field while the visitor types, and keeps the caret after the same digit. It writes to the
 * element directly: React does not touch an element that already has the value of the state, so the caret stays.
 *
 * @param format puts separators before digits only, so that the start of a text is formatted like the whole
 * @param inputType `inputType` of the InputEvent
 */
export function formatInPlace(
  input: HTMLInputElement,
  format: (typed: string) => string,
  inputType?: string,
): void {
  const { value, selectionStart } = input;
  const end = selectionStart ?? value.length;
  const before = format(value.slice(0, end));
  // The separators after the caret are left from the last formatting and not typed.
  input.value = format(before + value.slice(end).replace(/\D/g, ''));
  // Formatting restores a separator that the Delete key removed. The caret moves past it, so that the next
  // press of the key removes a digit.
  const caret =
    inputType === 'deleteContentForward' ? indexOfDigit(input.value, before.length) : before.length;
  input.setSelectionRange(caret, caret);
}
