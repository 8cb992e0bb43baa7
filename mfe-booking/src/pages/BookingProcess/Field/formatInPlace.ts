function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The place behind the given number of digits. */
function placeBehindDigits(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return place;
}

/** The place of the next digit, or the end. */
function placeOfDigit(text: string, from: number): number {
  const distance = text.slice(from).search(/\d/);
  return distance < 0 ? text.length : from + distance;
}

/**
 * Formats a field while it is typed into and keeps the caret behind the digit it was behind. It
 * writes to the element itself: React leaves a field alone that already holds the value of its state,
 * and with it the caret.
 *
 * @param inputType what was done, by the names of InputEvent
 */
export function formatInPlace(
  input: HTMLInputElement,
  format: (typed: string) => string,
  inputType?: string,
): void {
  const digits = countDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = format(input.value);
  const behind = placeBehindDigits(input.value, digits);
  // The Delete key took a separator, which is there again: past it, or the key would never get further.
  const place = inputType === 'deleteContentForward' ? placeOfDigit(input.value, behind) : behind;
  input.setSelectionRange(place, place);
}
