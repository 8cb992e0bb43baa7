import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, DEALS_WITH_TEXT_FILES, locateInDeals } from '../testing/releases';
import { textsAddress } from './textsAddress';

const page = {
  ...locateInDeals('/top-airlines').page,
  texts: { en: 'browser/a.en.json', es: 'browser/a.es.json' },
};
const FOLDER = releasePath(DEALS_RELEASE);

describe('textsAddress', () => {
  it('is that of the file in the language', () => {
    expect(textsAddress({ release: DEALS_WITH_TEXT_FILES, page }, 'es')).toBe(`${FOLDER}browser/a.es.json`);
  });

  it('is that of the English file when the release does not support the language', () => {
    const release = { ...DEALS_WITH_TEXT_FILES, languages: ['en'] };
    expect(textsAddress({ release, page }, 'es')).toBe(`${FOLDER}browser/a.en.json`);
  });

  it('does not exist where the texts are in the scripts', () => {
    expect(textsAddress(locateInDeals('/top-airlines'), 'es')).toBeUndefined();
  });
});
