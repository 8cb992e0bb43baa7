function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The index after the given number of digits. */
function indexAfterDigits(text: string, digits: number): number {
  let index = 0;
  for (let found = 0; found < digits && index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) found += 1;
  }
  return index;
}

/** The index of the next digit, or the length of the text where no digit follows. */
function indexOfDigit(text: string, from: number): number {
  const distance = text.slice(from).search(/\d/);
  return distance < 0 ? text.length : from + distance;
}

/**
 * Formats the value of a field while the visitor types, and keeps the caret after the same digit. It writes to the
 * element directly: React does not touch an element that already has the value of the state, so the caret stays.
 *
 * @param inputType `inputType` of the InputEvent
 */
export function formatInPlace(
  input: HTMLInputElement,
  format: (typed: string) => string,
  inputType?: string,
): void {
  const digits = countDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = format(input.value);
  const afterDigits = indexAfterDigits(input.value, digits);
  // Formatting restores a separator that the Delete key removed. The caret moves past it, so that the next
  // press of the key removes a digit.
  const caret = inputType === 'deleteContentForward' ? indexOfDigit(input.value, afterDigits) : afterDigits;
  input.setSelectionRange(caret, caret);
}
