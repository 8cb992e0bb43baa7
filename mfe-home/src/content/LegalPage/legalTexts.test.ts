import { menuEntries } from '@farekite/shared/contract';
import { LANGUAGES } from '@farekite/shared/language';
import { countWords } from '@farekite/shared/testing';
import disclaimer from './disclaimer';
import privacy from './privacy';
import terms from './terms';

const TEXTS = [
  { path: '/terms', content: terms, sectionIds: ['service', 'booking', 'cancellation'] },
  { path: '/privacy', content: privacy, sectionIds: ['data-collection', 'usage', 'security'] },
  { path: '/disclaimer', content: disclaimer, sectionIds: ['intermediary'] },
];

describe.each(TEXTS)('The legal text of $path', ({ path, content, sectionIds }) => {
  it('has the title that the menu shows', () => {
    expect(content.title).toEqual(menuEntries('legal').find((entry) => entry.path === path)?.name);
  });

  it('has the specified sections [LEGAL-1]', () => {
    expect(content.sections.map(({ id }) => id)).toEqual(sectionIds);
  });

  it.each(LANGUAGES)('has 120 to 200 words in each section (%s) [LEGAL-2]', (language) => {
    for (const { paragraphs } of content.sections) {
      const words = countWords(paragraphs[language].join(' '));
      expect(words).toBeGreaterThanOrEqual(120);
      expect(words).toBeLessThanOrEqual(200);
    }
  });
});

describe('The privacy policy', () => {
  it('says that the language is all that is stored [LEGAL-2]', () => {
    const section = privacy.sections.find(({ id }) => id === 'data-collection');
    expect(section?.heading.en).toBe('What we collect');
    expect(section?.paragraphs.en.join(' ')).toContain(
      'a single piece of information: the language you chose',
    );
  });
});

describe('The disclaimer', () => {
  it('says that the agency is not affiliated with any airline [LAYOUT-2]', () => {
    expect(disclaimer.intro.en).toContain('not affiliated with any airline');
  });
});
