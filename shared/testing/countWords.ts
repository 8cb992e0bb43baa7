/** The number of words in a text, for tests of content. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
