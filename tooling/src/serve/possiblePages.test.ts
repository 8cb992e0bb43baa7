import { NO_PREVIEW } from '../release/preview';
import { pairKey } from '../store/keys';
import { possiblePages, type ServedState } from './possiblePages';

const STATE: ServedState = {
  routes: [
    { path: '/', remote: 'mfe-home' },
    { path: '/top-airlines', remote: 'mfe-deals' },
  ],
  shell: { version: 's2', with: { 'mfe-deals': 'd1', 'mfe-home': 'h1' } },
  remote: { version: 'd2', with: 's1' },
  preview: NO_PREVIEW,
  previewed: [],
};
const PREVIEWED = [
  { shell: 's1', name: 'mfe-deals', version: 'd9' },
  { shell: 's9', name: 'mfe-deals', version: 'd1' },
  { shell: 's1', name: 'mfe-home', version: 'h9' },
  { shell: 's9', name: 'shell', version: 's9' },
];
const DEALS = '/top-airlines';

function keys(path: string, state: Partial<ServedState> = {}): string[] {
  return possiblePages({ ...STATE, ...state }, path, 'en').map(
    ({ status, pair, file }) => `${String(status)} ${pairKey(pair, file)}`,
  );
}

const inBothPlaces = (page: string) => [page, page.replace('pages/', 'preview-pages/')];

const previewOf = (...labels: readonly string[]) =>
  new Map(labels.map((label) => label.split('@') as [string, string]));

it('The page of a path is that of the live pair, else of the one that the pointer of the shell names, else of the one that the remote names', () => {
  expect(keys(DEALS)).toEqual([
    '200 pages/s2/mfe-deals@d2/top-airlines/en.html',
    '200 pages/s2/mfe-deals@d1/top-airlines/en.html',
    '200 pages/s1/mfe-deals@d2/top-airlines/en.html',
    '404 pages/s2/shell@s2/404/en.html',
  ]);
});

describe('The page of a preview is', () => {
  it.each([
    ['a remote', ['mfe-deals@d9'], ['s2/mfe-deals@d9', 's1/mfe-deals@d9']],
    ['the shell', ['shell@s9'], ['s9/mfe-deals@d2', 's9/mfe-deals@d1']],
    ['both', ['shell@s9', 'mfe-deals@d9'], ['s9/mfe-deals@d9']],
  ])(
    'that of the previewed pair, else of the one that was stored with the preview, and no other; by publishers, else by a preview: %s',
    (_what, labels, pairs) => {
      const pages = pairs.flatMap((pair) => inBothPlaces(`200 pages/${pair}/top-airlines/en.html`));
      const preview = previewOf(...labels);
      expect(keys(DEALS, { preview, previewed: PREVIEWED })).toEqual(pages);
      expect(keys(DEALS, { preview })).toEqual(pages.slice(0, 2));
    },
  );

  it('also that of a remote that is not live yet, and the 404 page of a previewed shell', () => {
    const state = (label: string) => ({ remote: undefined, preview: previewOf(label) });
    const page = '200 pages/s2/mfe-deals@d9/top-airlines/en.html';
    expect(keys(DEALS, state('mfe-deals@d9'))).toEqual(inBothPlaces(page));
    const notFound = inBothPlaces('404 pages/s9/shell@s9/404/en.html');
    expect(keys('/nowhere', state('shell@s9'))).toEqual(notFound);
  });
});
