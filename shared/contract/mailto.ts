/** What a mail is to say. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail programs and the systems that start them refuse addresses of about 2,000 characters. */
export const MAILTO_MAX_CHARACTERS = 1900;

/** As the value of a query, with the line ends that a mail wants. */
function encode(text: string): string {
  // Unlike encodeURIComponent it takes every string; mail programs show its plus signs as they stand.
  return new URLSearchParams([['', text.replace(/\r?\n/g, '\r\n')]])
    .toString()
    .slice(1)
    .replaceAll('+', '%20');
}

/** As much of a text's beginning as its encoded form has room for; never half a character. */
function cut(text: string, maxEncoded: number): string {
  if (encode(text).length <= maxEncoded) return text;
  let kept = '';
  let length = encode('…').length;
  for (const character of text) {
    length += encode(character).length;
    if (length > maxEncoded) break;
    kept += character;
  }
  return `${kept}…`;
}

/** The address that opens a mail with its words already in it, and whether all of them found room. */
export function mailto({ to, subject, body }: Mail): { readonly href: string; readonly complete: boolean } {
  const shortSubject = cut(subject, MAILTO_MAX_CHARACTERS / 4);
  const start = `mailto:${encodeURI(to)}?subject=${encode(shortSubject)}&body=`;
  const shortBody = cut(body, MAILTO_MAX_CHARACTERS - start.length);
  return {
    href: start + encode(shortBody),
    complete: shortSubject === subject && shortBody === body,
  };
}
