/** How many words a text has, for tests of content. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
