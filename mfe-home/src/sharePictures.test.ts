import { LANGUAGES } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import disclaimer from './content/disclaimer';
import privacy from './content/privacy';
import terms from './content/terms';
import About from './pages/About/About';
import Contact from './pages/Contact/Contact';
import Home from './pages/Home/Home';

describe.each([
  ['home', Home],
  ['about', About],
  ['contact', Contact],
  ['terms', terms],
  ['privacy', privacy],
  ['disclaimer', disclaimer],
])('When %s is shared', (name, Page) => {
  it('a picture with its own words is shown, and described in both languages', () => {
    const pictures = LANGUAGES.map((language) => Page.head(language, TEST_SITE).picture);
    expect(pictures.map((picture) => picture?.src)).toEqual([
      `/assets/share-${name}.jpg`,
      `/assets/share-${name}.jpg`,
    ]);
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });
});
