import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { languagesOf, namespacesOf, readTexts, textFile } from './locales';

const CONTRACT = 'node_modules/@farekite/shared';

/** A package with these files, whose contract speaks English and Spanish. */
function packageWith(...texts: readonly string[]): string {
  const directory = temporaryFolder();
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), JSON.stringify(content));
  };
  write('package.json', { name: 'mfe-deals' });
  write(`${CONTRACT}/package.json`, { version: '2.0.0' });
  for (const language of ['en', 'es']) {
    write(`${CONTRACT}/locales/${language}/shared.json`, { greeting: `shared in ${language}` });
  }
  for (const file of texts) write(`src/locales/${file}.json`, { greeting: file });
  return directory;
}

describe('languagesOf', () => {
  it.each([
    ['the folders with texts, English first', ['es/deals', 'en/deals'], ['en', 'es']],
    ['no language that the contract does not speak', ['en/deals', 'es/deals', 'fr/deals'], ['en', 'es']],
    ['none that only the contract speaks', ['en/deals'], ['en']],
    ['English alone for a package without texts', [], ['en']],
  ])('lists %s', (_what, texts, languages) => {
    expect(languagesOf(packageWith(...texts))).toEqual(languages);
  });
});

describe('namespacesOf', () => {
  const directory = packageWith('en/mfe-deals', 'en/first-class-deals', 'en/top-airlines', 'es/drafts');
  const paths = ['/first-class-deals', '/top-airlines', '/new-deals'];

  it.each([
    ['/first-class-deals', ['first-class-deals', 'mfe-deals', 'shared']],
    ['/top-airlines', ['mfe-deals', 'top-airlines', 'shared']],
    ['/new-deals', ['mfe-deals', 'shared']],
  ])('of %s are its own, if it has one, and those that are no page’s: %j', (path, namespaces) => {
    expect(namespacesOf(directory, path, paths)).toEqual(namespaces);
  });

  it('of the home page has the one that is called home', () => {
    const home = packageWith('en/home', 'en/about');
    expect(namespacesOf(home, '/', ['/', '/about'])).toEqual(['home', 'shared']);
    expect(namespacesOf(home, '/about', ['/', '/about'])).toEqual(['about', 'shared']);
  });
});

describe('textFile', () => {
  it('names the file of a namespace of the package, or where the contract package is installed', () => {
    const directory = packageWith('en/deals');
    expect(textFile(directory, 'es', 'deals')).toBe(join(directory, 'src/locales/es/deals.json'));
    expect(textFile(directory, 'es', 'shared')).toBe(join(directory, CONTRACT, 'locales/es/shared.json'));
  });
});

describe('readTexts', () => {
  it('reads all texts of the package and of the contract package in a language', () => {
    expect(readTexts(packageWith('en/deals', 'en/drafts', 'es/deals', 'es/drafts'), 'es')).toEqual({
      deals: { greeting: 'es/deals' },
      drafts: { greeting: 'es/drafts' },
      shared: { greeting: 'shared in es' },
    });
  });
});
