import { LANGUAGES } from '@farekite/shared/language';
import { renderPage } from '@farekite/shared/testing';
import { countWords } from '@farekite/shared/testing';
import disclaimer from './disclaimer';
import privacy from './privacy';
import terms from './terms';

const PAGES = [
  { name: 'terms', Page: terms, sections: ['service', 'booking', 'cancellation'] },
  { name: 'privacy', Page: privacy, sections: ['data-collection', 'usage', 'security'] },
  { name: 'disclaimer', Page: disclaimer, sections: ['intermediary'] },
];

describe.each(PAGES)('The text of $name', ({ Page, sections }) => {
  it('has the sections that were promised', () => {
    const { getAllByRole } = renderPage(Page);
    expect(getAllByRole('region').map(({ id }) => id)).toEqual(sections);
  });

  it.each(LANGUAGES)('takes 120 to 200 words a section (%s)', (language) => {
    const { getAllByRole } = renderPage(Page, { language });
    for (const section of getAllByRole('region')) {
      const text = [...section.querySelectorAll('p')].map((paragraph) => paragraph.textContent).join(' ');
      expect(countWords(text)).toBeGreaterThanOrEqual(120);
      expect(countWords(text)).toBeLessThanOrEqual(200);
    }
  });
});

describe('The legal texts', () => {
  it('say that the language is all that is stored', () => {
    const { getByRole } = renderPage(privacy);
    expect(getByRole('region', { name: 'What we collect' })).toHaveTextContent(
      'a single piece of information: the language you chose',
    );
  });

  it('say that the agency is an intermediary of its own', () => {
    const { getByRole } = renderPage(disclaimer);
    expect(getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      'not affiliated with any airline',
    );
  });
});
