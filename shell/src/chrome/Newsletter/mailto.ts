interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The address that opens a mail with its words already in it, whatever they are. */
export function mailto({ to, ...words }: Mail): string {
  // Unlike encodeURIComponent it takes every string; mail programs show its plus signs as they stand.
  const query = new URLSearchParams(words).toString().replaceAll('+', '%20');
  return `mailto:${to}?${query}`;
}
