/** The beginning of a mail that the visitor completes and sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Some mail programs and operating systems refuse addresses of about 2,000 characters. */
export const MAILTO_MAX_CHARACTERS = 1900;

/** Encodes a text for the query, with CRLF as line ends (RFC 6068). */
function encode(text: string): string {
  // encodeURIComponent throws on half a surrogate pair; mail programs show a plus sign instead of a space.
  return new URLSearchParams([['', text.replace(/\r?\n/g, '\r\n')]])
    .toString()
    .slice(1)
    .replaceAll('+', '%20');
}

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

/** The address that opens a new mail. Texts that are too long are cut, and `complete` is then false. */
export function mailto({ to, subject, body }: Mail): { readonly href: string; readonly complete: boolean } {
  const shortSubject = cut(subject, MAILTO_MAX_CHARACTERS / 4);
  const start = `mailto:${encodeURI(to)}?subject=${encode(shortSubject)}&body=`;
  const shortBody = cut(body, MAILTO_MAX_CHARACTERS - start.length);
  return { href: start + encode(shortBody), complete: shortSubject === subject && shortBody === body };
}
