import { formatPreview, parsePreview } from './preview';

const DEALS = 'mfe-deals@d0d0d0d0d0d0d0d0';
const SHELL = 'shell@5e115e115e115e11';

describe('parsePreview', () => {
  it.each([
    ['no release', '', ''],
    ['one release', DEALS, DEALS],
    ['several, with spaces between them', `${DEALS}, ${SHELL}`, `${DEALS},${SHELL}`],
    ['what is valid', `x,${DEALS},@`, DEALS],
  ])('reads %s', (_what, text, expected) => {
    expect(formatPreview(parsePreview(text))).toBe(expected);
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    '//evil.example@d0d0d0d0d0d0d0d0',
    '../mfe-deals@d0d0d0d0d0d0d0d0',
    'mfe-deals@../../../evil',
    'mfe-deals@d0d0d0d0d0d0d0d0/../x',
    'mfe-deals@D0D0D0D0D0D0D0D0',
    'mfe-deals@d0d0d0d0d0d0d0d',
    'mfe-deals',
    '<script>',
  ])('ignores %s', (text) => {
    expect(parsePreview(text).size).toBe(0);
  });
});
