import { mailto, MAILTO_MAX_CHARACTERS } from './mailto';

/** What a mail program reads from the address. */
function read(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

const TO = 'info@farekite.example';

describe('The address of a mail', () => {
  it('holds the words as they are, with the line ends of a mail', () => {
    const { href, complete } = mailto({ to: TO, subject: '1 + 1 & more?', body: 'One\nTwo <b>🪁' });
    expect(read(href)).toEqual({
      to: `mailto:${TO}`,
      subject: '1 + 1 & more?',
      body: 'One\r\nTwo <b>🪁',
    });
    expect(href).not.toContain('+');
    expect(complete).toBe(true);
  });

  it.each(['subject', 'body'])('cuts a %s that mail programs would refuse, and says so', (part) => {
    const { href, complete } = mailto({ to: TO, subject: '', body: '', [part]: '🪁'.repeat(5_000) });
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_CHARACTERS);
    expect(read(href)).toHaveProperty(part, expect.stringMatching(/^(🪁)+…$/u));
    expect(complete).toBe(false);
  });
});
