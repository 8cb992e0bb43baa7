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
    ['several', 'mfe-deals%40d0d0d0d0d0d0d0d0%2Cshell%405e115e115e115e11', [DEALS, SHELL]],
    ['one that is not encoded', 'shell@5e115e115e115e11', [SHELL]],
  ])('finds %s', (_what, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  it.each(['mfe-deals@../../../evil', 'mfe-deals@d0d0d0d0d0d0d0d0/../x', '%'])('ignores %s', (value) => {
    expect(read(value)).toEqual([]);
  });
});
