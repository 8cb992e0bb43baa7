/** @jest-environment node */
import { mailto, MAILTO_MAX_CHARACTERS } from './mailto';

function read(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

const TO = 'info@farekite.example';

describe('mailto', () => {
  it('keeps every character and writes line ends as CRLF', () => {
    const { href, complete } = mailto({ to: TO, subject: '1 + 1 & more?', body: 'One\nTwo <b>🪁' });
    expect(read(href)).toEqual({ to: `mailto:${TO}`, subject: '1 + 1 & more?', body: 'One\r\nTwo <b>🪁' });
    expect(href).not.toContain('+');
    expect(complete).toBe(true);
  });

  it.each(['subject', 'body'])('shortens a %s that is too long for mail programs', (part) => {
    const { href, complete } = mailto({ to: TO, subject: '', body: '', [part]: '🪁'.repeat(5_000) });
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_CHARACTERS);
    expect(read(href)).toHaveProperty(part, expect.stringMatching(/^(🪁)+…$/u));
    expect(complete).toBe(false);
  });
});
