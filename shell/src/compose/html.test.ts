import { inlineStyle } from './html';

const FOLDER = '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/';

function inline(text: string): string {
  return inlineStyle(text, `${FOLDER}common.css`);
}

describe('inlineStyle', () => {
  it.each([
    ['in double quotes', '@font-face{src:url("a b.woff2")}', `@font-face{src:url("${FOLDER}a b.woff2")}`],
    ['that leads upwards', 'a{mask:url(../star.svg)}', `a{mask:url(${FOLDER}../star.svg)}`],
    ['beside another', 'a{mask:url(b.svg),url(c.svg)}', `a{mask:url(${FOLDER}b.svg),url(${FOLDER}c.svg)}`],
  ])('makes an address absolute %s', (_form, text, expected) => {
    expect(inline(text)).toBe(expected);
  });

  it.each(['data:font/woff2;base64,d09G', '/a.svg', '#mask'])(
    'keeps an address that is not relative: %s',
    (address) => {
      const texts = [`a{mask:url(${address})}`, `a{mask:url("${address}")}`];
      expect(texts.map(inline)).toEqual(texts);
    },
  );

  it('cannot end the style element', () => {
    const text =
      'a::after{content:"</style><script>alert(1)</script>"}b{mask:url("data:image/svg+xml,<svg></svg>")}';
    document.head.innerHTML = `<style>${inline(text)}</style>`;
    expect(document.head.children).toHaveLength(1);
    expect(document.head.textContent).toContain('"<\\/style><script>alert(1)<\\/script>"');
  });
});
