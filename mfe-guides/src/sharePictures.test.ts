import { LANGUAGES } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import londonGuide from './content/londonGuide';
import newYorkGuide from './content/newYorkGuide';
import parisGuide from './content/parisGuide';
import tokyoGuide from './content/tokyoGuide';
import Blog from './pages/Blog/Blog';

describe.each([
  ['paris-guide', parisGuide],
  ['tokyo-guide', tokyoGuide],
  ['new-york-guide', newYorkGuide],
  ['london-guide', londonGuide],
  ['blog', Blog],
])('When %s is shared', (name, Page) => {
  it('its own picture is shown, and described in both languages', () => {
    const pictures = LANGUAGES.map((language) => Page.head(language, TEST_SITE).picture);
    const src = `/assets/share-${name}.jpg`;
    expect(pictures.map((picture) => picture?.src)).toEqual([src, src]);
    expect(new Set(pictures.map((picture) => picture?.alt)).size).toBe(2);
  });
});
