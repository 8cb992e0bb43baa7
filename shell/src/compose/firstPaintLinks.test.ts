import { firstPaintLinks } from './firstPaintLinks';

function parse(markup: string): Record<string, string>[] {
  const { head } = new DOMParser().parseFromString(firstPaintLinks(markup).join(''), 'text/html');
  return [...head.children].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );
}

describe('firstPaintLinks', () => {
  it('wait for the end of the document', () => {
    expect(parse('<main>Terms</main>')).toEqual([{ rel: 'expect', href: '#page-data', blocking: 'render' }]);
  });

  it('wait on a phone for the end of the first screen only, where the page names it', () => {
    const markup = '<main>Deals<span id="first-screen-end" hidden></span>More deals</main>';
    const phone = '(width < 640px) and (height < 900px)';
    expect(parse(markup)).toEqual([
      { rel: 'expect', href: '#first-screen-end', blocking: 'render', media: phone },
      { rel: 'expect', href: '#page-data', blocking: 'render', media: `not (${phone})` },
    ]);
  });
});
