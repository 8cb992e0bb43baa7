import { addressIn, splitAddress } from './languageAddresses';

const LANGUAGES = ['en', 'es', 'fr'];

describe('splitAddress', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es/about', 'es', '/about'],
    ['/fr/admin/blog', 'fr', '/admin/blog'],
    ['/es/es', 'es', '/es'],
  ])('finds the language in %s', (address, language, path) => {
    expect(splitAddress(address, LANGUAGES)).toEqual({ language, path });
  });

  it.each([
    ...['/', '/about', '/about/es', '/en', '/en/about', '/de/about', '/ES/about', '/espresso', '/es-mx'],
    ...['', 'es', '//es/about', '/es/', '/es//about', '/es.html', '/es/robots.txt', '/constructor'],
  ])('finds none in "%s"', (address) => {
    expect(splitAddress(address, LANGUAGES)).toEqual({ language: undefined, path: address });
  });
});

describe('addressIn', () => {
  it.each(['/', '/about', '/admin/blog'])(
    'gives the address of %s that leads to it in a language',
    (path) => {
      expect(addressIn('en', path)).toBe(path);
      expect(splitAddress(addressIn('es', path), LANGUAGES)).toEqual({ language: 'es', path });
    },
  );
});
