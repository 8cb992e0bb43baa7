const MAX_CHARACTERS = 500;

/**
 * A text that others wrote, as a part of a message: without line breaks and other control characters, which a terminal
 * would obey, and cut off when it is long.
 */
export function inOneLine(text: string, maxCharacters = MAX_CHARACTERS): string {
  const printable = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return printable.length > maxCharacters ? `${printable.slice(0, maxCharacters)} …` : printable;
}
