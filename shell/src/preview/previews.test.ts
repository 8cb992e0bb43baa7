import { previewLabels, readPreviews } from './previews';

const DEALS = 'mfe-deals@d0d0d0d0d0d0d0d0';
const HOME = 'mfe-home@a1a1a1a1a1a1a1a1';

function read(search: string): string[] {
  return previewLabels(readPreviews(search));
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('readPreviews', () => {
  it('returns no previews by default', () => {
    expect(read('')).toEqual([]);
    expect(read('?owners')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['one release', `?preview=${DEALS}`, [DEALS]],
    ['several, separated by commas', `?preview=${DEALS},${HOME}`, [DEALS, HOME]],
    ['several, one parameter each', `?preview=${DEALS}&owners&preview=${HOME}`, [DEALS, HOME]],
    ['an address that was encoded', `?preview=${encodeURIComponent(`${DEALS}, ${HOME}`)}`, [DEALS, HOME]],
  ])('returns the previews in the address: %s', (_what, search, labels) => {
    expect(read(search)).toEqual(labels);
  });

  it('keeps the previews on later pages without previews in their address', () => {
    read(`?preview=${DEALS},${HOME}`);
    expect(read('')).toEqual([DEALS, HOME]);
  });

  it('replaces the previews when the address has others', () => {
    read(`?preview=${DEALS}`);
    expect(read(`?preview=${HOME}`)).toEqual([HOME]);
    expect(read('')).toEqual([HOME]);
  });

  it('ends the previews when the parameter is empty', () => {
    read(`?preview=${DEALS}`);
    expect(read('?preview=')).toEqual([]);
    expect(read('')).toEqual([]);
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
    'shell@d0d0d0d0d0d0d0d0',
    'mfe-unknown@d0d0d0d0d0d0d0d0',
    '<script>',
  ])('ignores %s', (text) => {
    expect(read(`?preview=${encodeURIComponent(text)}`)).toEqual([]);
  });

  it('stores the end of the previews again when the browser shows a document that it has loaded ahead', () => {
    read(`?preview=${DEALS}`);
    const stored = sessionStorage.getItem('preview') ?? '';
    read('?preview=');
    // The document's own copy of the storage is lost.
    sessionStorage.setItem('preview', stored);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(read('')).toEqual([]);
  });

  it('returns the previews in the address also when storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(read(`?preview=${DEALS}`)).toEqual([DEALS]);
  });
});
