import * as contract from '@farekite/shared/language';
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

it.each([
  '/',
  '/about',
  '/es',
  '/es/about',
  '/es/admin/blog',
  '/en/about',
  '/ES/about',
  '/xx',
  '/essay',
  '//es/about',
])('The server and the browser, which has the rule of the contract package, read %s alike', (address) => {
  const { language, path } = splitAddress(address, contract.LANGUAGES);
  expect(contract.parseAddress(address)).toEqual({ path, ...(language && { language }) });
  for (const one of contract.LANGUAGES) expect(contract.addressIn(one, path)).toBe(addressIn(one, path));
});
