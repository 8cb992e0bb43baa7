import { readPreview } from './readPreview';

const DEALS = ['mfe-deals', 'd0d0d0d0d0d0d0d0'] as const;
const SHELL = ['shell', '5e115e115e115e11'] as const;

function read(value: string) {
  document.cookie = `preview=${value}`;
  return [...readPreview()];
}

afterEach(() => {
  document.cookie = 'preview=; Max-Age=0';
});

describe('readPreview', () => {
  it('finds nothing by default', () => {
    document.cookie = 'nopreview=mfe-deals@d0d0d0d0d0d0d0d0';
    expect([...readPreview()]).toEqual([]);
  });

  it.each([
    ['one release', 'mfe-deals%40d0d0d0d0d0d0d0d0', [DEALS]],
    ['several', 'mfe-deals%40d0d0d0d0d0d0d0d0%2Cshell%405e115e115e115e11', [DEALS, SHELL]],
    ['several that are not encoded', 'mfe-deals@d0d0d0d0d0d0d0d0,shell@5e115e115e115e11', [DEALS, SHELL]],
  ])('finds %s', (_what, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    'mfe-deals@../../../evil',
    'mfe-deals@d0d0d0d0d0d0d0d0/../x',
    'mfe-deals@D0D0D0D0D0D0D0D0',
    'mfe-deals@d0d0d0d0d0d0d0d',
    '%',
  ])('ignores %s', (value) => {
    expect(read(value)).toEqual([]);
  });
});
