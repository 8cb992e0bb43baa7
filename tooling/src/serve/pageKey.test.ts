import { pairKey } from '../store/keys';
import { possiblePages, type ServedState } from './pageKey';

const STATE: ServedState = {
  routes: [
    { path: '/', remote: 'mfe-home' },
    { path: '/top-airlines', remote: 'mfe-deals' },
  ],
  shell: { version: 's2', with: { 'mfe-deals': 'd1', 'mfe-home': 'h1' } },
  remotes: { 'mfe-deals': { version: 'd2', with: 's1' } },
  preview: new Map(),
};

/** The keys of the pages that may answer, with their statuses. */
function keys(path: string, state: Partial<ServedState> = {}, language = 'en'): string[] {
  return possiblePages({ ...STATE, ...state }, { path, language }).map(
    ({ status, pair, file }) => `${String(status)} ${pairKey(pair, file)}`,
  );
}

describe('The page of a path is', () => {
  it('that of the live pair, else of the one that the pointer of the shell names, else of the one that the remote names', () => {
    expect(keys('/top-airlines')).toEqual([
      '200 pages/s2/mfe-deals@d2/top-airlines/en.html',
      '200 pages/s2/mfe-deals@d1/top-airlines/en.html',
      '200 pages/s1/mfe-deals@d2/top-airlines/en.html',
      '404 pages/s2/shell@s2/404/en.html',
    ]);
  });

  it('in the language of the visitor, else in English', () => {
    expect(keys('/top-airlines', { shell: { version: 's2', with: {} } }, 'es').slice(0, 2)).toEqual([
      '200 pages/s2/mfe-deals@d2/top-airlines/es.html',
      '200 pages/s2/mfe-deals@d2/top-airlines/en.html',
    ]);
  });

  it('at the root, that of no folder', () => {
    const remotes = { 'mfe-home': { version: 'h1', with: null } };
    expect(keys('/', { remotes })[0]).toBe('200 pages/s2/mfe-home@h1/en.html');
  });

  it.each(['/nowhere', '/Top-Airlines', '/top-airlines/x', '/constructor', '/%', '/'])(
    'the 404 page of the shell where there is no route, or no live release: %s',
    (path) => {
      expect(keys(path, { remotes: {} })).toEqual(['404 pages/s2/shell@s2/404/en.html']);
    },
  );
});

describe('The page of a preview is', () => {
  it.each([
    ['a remote', [['mfe-deals', 'd9']], 's2/mfe-deals@d9'],
    ['the shell', [['shell', 's9']], 's9/mfe-deals@d2'],
    [
      'both',
      [
        ['shell', 's9'],
        ['mfe-deals', 'd9'],
      ],
      's9/mfe-deals@d9',
    ],
  ] as const)('that of the previewed pair, and no other one: %s', (_what, preview, pair) => {
    expect(keys('/top-airlines', { preview: new Map(preview) })).toEqual([
      `200 pages/${pair}/top-airlines/en.html`,
    ]);
  });

  it.each([
    ['a remote, after a publish of the shell', [['mfe-deals', 'd9']], ['s2/mfe-deals@d9', 's1/mfe-deals@d9']],
    ['the shell, after a publish of the remote', [['shell', 's9']], ['s9/mfe-deals@d2', 's9/mfe-deals@d1']],
    [
      'both',
      [
        ['shell', 's9'],
        ['mfe-deals', 'd9'],
      ],
      ['s9/mfe-deals@d9'],
    ],
  ] as const)(
    'else that of the pair that was stored with the preview, and of no other release: %s',
    (_what, preview, pairs) => {
      const previewed = [
        { shell: 's1', name: 'mfe-deals', version: 'd9' },
        { shell: 's9', name: 'mfe-deals', version: 'd1' },
        { shell: 's1', name: 'mfe-deals', version: 'd7' },
        { shell: 's1', name: 'mfe-home', version: 'h9' },
        { shell: 's9', name: 'shell', version: 's9' },
      ];
      expect(keys('/top-airlines', { preview: new Map(preview), previewed })).toEqual(
        pairs.map((pair) => `200 pages/${pair}/top-airlines/en.html`),
      );
    },
  );

  it('that of a remote that is not live yet', () => {
    expect(keys('/top-airlines', { remotes: {}, preview: new Map([['mfe-deals', 'd9']]) })).toEqual([
      '200 pages/s2/mfe-deals@d9/top-airlines/en.html',
    ]);
  });

  it('the live one where another remote is previewed', () => {
    expect(keys('/top-airlines', { preview: new Map([['mfe-home', 'h9']]) })).toEqual(keys('/top-airlines'));
  });

  it('the 404 page of a previewed shell', () => {
    expect(keys('/nowhere', { preview: new Map([['shell', 's9']]) })).toEqual([
      '404 pages/s9/shell@s9/404/en.html',
    ]);
  });
});
