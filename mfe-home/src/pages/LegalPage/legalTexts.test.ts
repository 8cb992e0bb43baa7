import { LANGUAGES } from '@farekite/shared/language';
import { countWords, createTestI18n } from '@farekite/shared/testing';
import disclaimer from '../../locales/en/disclaimer.json';
import privacy from '../../locales/en/privacy.json';

const TEXTS = [
  { namespace: 'terms', sectionIds: ['service', 'booking', 'cancellation'] },
  { namespace: 'privacy', sectionIds: ['data-collection', 'usage', 'security'] },
  { namespace: 'disclaimer', sectionIds: ['intermediary'] },
] as const;

describe.each(TEXTS)('The legal text $namespace', ({ namespace, sectionIds }) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const t = createTestI18n(language).getFixedT(null, namespace);
    const sections = t('sections', { returnObjects: true });

    it('has the title that the menu shows', () => {
      expect(t('title')).toBe(t(`routes./${namespace}`, { ns: 'shared' }));
    });

    it('has the specified sections in their order [LEGAL-1]', () => {
      expect(Object.keys(sections)).toEqual(sectionIds);
    });

    it('has 120 to 200 words in each section [LEGAL-1]', () => {
      for (const { paragraphs } of Object.values(sections)) {
        const words = countWords(paragraphs.join(' '));
        expect(words).toBeGreaterThanOrEqual(120);
        expect(words).toBeLessThanOrEqual(200);
      }
    });
  });
});

describe('The privacy policy', () => {
  it('says that the language is all that is stored [LEGAL-1]', () => {
    const section = privacy.sections['data-collection'];
    expect(section.heading).toBe('What we collect');
    expect(section.paragraphs.join(' ')).toContain('a single piece of information: the language you chose');
  });
});

describe('The disclaimer', () => {
  it('says that the agency is not affiliated with any airline [LAYOUT-2]', () => {
    expect(disclaimer.intro).toContain('not affiliated with any airline');
  });
});
