/** @jest-environment node */
import { addressIn, parseAddress } from './addresses';

describe('The address of a page in a language', () => {
  it.each([
    ['en', '/about', '/about'],
    ['es', '/about', '/es/about'],
    ['es', '/', '/es'],
    ['en', '/', '/'],
  ] as const)('%s of %s is %s, and leads back to the path', (language, path, address) => {
    expect(addressIn(language, path)).toBe(address);
    expect(parseAddress(address)).toEqual(language === 'es' ? { language, path } : { path });
  });

  it.each(['/en/about', '/ES/about', '/xx', '/essay', '//es/about', '/about/es', ''])(
    '%s is of no language',
    (address) => {
      expect(parseAddress(address)).toEqual({ path: address });
    },
  );
});
