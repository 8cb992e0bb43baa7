import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { languagesOf, namespacesOf } from './locales';

const CONTRACT = 'node_modules/@farekite/shared';

/** A package with these files of texts, whose contract speaks English and Spanish. */
function packageWith(...texts: readonly string[]): string {
  const contract = ['en', 'es'].map((language) => `${CONTRACT}/locales/${language}/shared`);
  const own = texts.map((file) => `src/locales/${file}`);
  const names = ['package', `${CONTRACT}/package`, ...contract, ...own];
  return writeFiles(temporaryFolder(), Object.fromEntries(names.map((name) => [`${name}.json`, { name }])));
}

it.each([
  ['the folders with texts, English first', ['es/deals', 'en/deals'], ['en', 'es']],
  ['no language that the contract does not speak', ['en/deals', 'es/deals', 'fr/deals'], ['en', 'es']],
  ['none that only the contract speaks', ['en/deals'], ['en']],
  ['English alone for a package without texts', [], ['en']],
])('languagesOf lists %s', (_what, texts, languages) => {
  expect(languagesOf(packageWith(...texts))).toEqual(languages);
});

const directory = packageWith('en/home', 'en/first-class-deals', 'en/mfe-deals', 'es/drafts');

it.each([
  ['/', ['home', 'mfe-deals', 'shared']],
  ['/first-class-deals', ['first-class-deals', 'mfe-deals', 'shared']],
  ['/new-deals', ['mfe-deals', 'shared']],
])('%s has the namespace of its name, if there is one, and those of no page: %j', (path, namespaces) => {
  expect(namespacesOf(directory, path, ['/', '/first-class-deals', '/new-deals'])).toEqual(namespaces);
});
