import { groupTokens, readTokens } from './readTokens';

function sheet(text: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  if (!style.sheet) throw new Error('The stylesheet was not read');
  return style.sheet;
}

describe('readTokens', () => {
  it('reads the custom properties of :root as they are written', () => {
    const sheets = [
      sheet(':root { --sky-700: #0b4fb3; color: red; --space-4: 0.25rem; }'),
      sheet('.card { --inside: 1px; } :root { --quick: 120ms; }'),
    ];
    expect(readTokens(sheets)).toEqual([
      { name: '--sky-700', value: '#0b4fb3' },
      { name: '--space-4', value: '0.25rem' },
      { name: '--quick', value: '120ms' },
    ]);
  });

  it('skips stylesheets that the browser does not let it read', () => {
    const closed = {
      get cssRules(): CSSRuleList {
        throw new DOMException('another origin', 'SecurityError');
      },
    } as CSSStyleSheet;
    expect(readTokens([closed, sheet(':root { --ease: linear; }')])).toEqual([
      { name: '--ease', value: 'linear' },
    ]);
  });
});

describe('groupTokens', () => {
  it('groups tokens by the first word of their names and puts single ones last', () => {
    const tokens = ['--white', '--sky-900', '--ease', '--sky-50'].map((name) => ({ name, value: '' }));
    expect([...groupTokens(tokens)].map(([family, { length }]) => [family, length])).toEqual([
      ['sky', 2],
      ['single values', 2],
    ]);
  });
});
