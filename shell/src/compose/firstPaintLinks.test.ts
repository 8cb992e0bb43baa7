import { FIRST_PAINT_LINKS } from './firstPaintLinks';

describe('FIRST_PAINT_LINKS', () => {
  it('wait on a phone for the header, and on larger screens for the end of the document', () => {
    const { head } = new DOMParser().parseFromString(FIRST_PAINT_LINKS.join(''), 'text/html');
    const links = [...head.children].map(({ attributes }) =>
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    );
    const phone = '(width < 640px) and (height < 900px)';
    expect(links).toEqual([
      { rel: 'expect', href: '#header', blocking: 'render', media: phone },
      { rel: 'expect', href: '#page-data', blocking: 'render', media: `not (${phone})` },
    ]);
  });
});
