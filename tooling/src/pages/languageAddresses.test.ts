import * as contract from '@farekite/shared/language';
import { addressIn, splitAddress } from './languageAddresses';

const ADDRESSES =
  '/ /es /es/about /es/admin/blog /es/es /essay /about /about/es /en /en/about /de/about /ES/about /xx /es-mx es //es/about /es.html';

it.each(['', ...ADDRESSES.split(' ')])('The server and the contract package read "%s" alike', (address) => {
  const { language, path } = splitAddress(address, contract.LANGUAGES);
  expect(contract.parseAddress(address)).toEqual({ path, ...(language && { language }) });
  for (const one of contract.LANGUAGES) expect(contract.addressIn(one, path)).toBe(addressIn(one, path));
});
