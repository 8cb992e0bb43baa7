import { compositionMark, releasesIn } from './compositionMark';

const shell = { name: 'shell', version: '5e115e115e115e11', serial: 4 };
const deals = { name: 'mfe-deals', version: 'd0d0d0d0d0d0d0d0', serial: 12 };

describe('compositionMark', () => {
  it('names the releases of a composition and the serials of their pointers', () => {
    expect(compositionMark(shell, deals)).toBe('shell@5e115e115e115e11#4 mfe-deals@d0d0d0d0d0d0d0d0#12');
    expect(compositionMark(shell, undefined)).toBe('shell@5e115e115e115e11#4');
  });
});

describe('releasesIn', () => {
  const documentWith = (generator: string) =>
    `<!doctype html><title>Deals</title><meta name="generator" content="${generator}"><p>Fares</p>`;

  it('finds the releases that a document was composed from', () => {
    const labels = ['shell@5e115e115e115e11', 'mfe-deals@d0d0d0d0d0d0d0d0'];
    expect(releasesIn(documentWith(compositionMark(shell, deals)))).toEqual(labels);
    // Documents had no serials once.
    expect(releasesIn(documentWith(labels.join(' ')))).toEqual(labels);
    expect(releasesIn(documentWith('shell@5e115e115e115e11#4'))).toEqual(['shell@5e115e115e115e11']);
  });

  it.each(['WordPress 6.8', 'shell', 'shell@5e11', 'mfe-deals@d0d0d0d0d0d0d0d0#12', ''])(
    'finds none in a document of the generator %j',
    (generator) => {
      expect(releasesIn(documentWith(generator))).toEqual([]);
    },
  );

  it('finds none in a document without a generator', () => {
    expect(releasesIn('<!doctype html><p>shell@5e115e115e115e11</p>')).toEqual([]);
  });
});
