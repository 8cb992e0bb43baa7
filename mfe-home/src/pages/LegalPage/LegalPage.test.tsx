import { telephoneHref } from '@farekite/shared/contract';
import { countWords, createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import disclaimer from '../../locales/en/disclaimer.json';
import { legalPage } from '../../locales/en/mfe-home.json';
import privacy from '../../locales/en/privacy.json';
import terms from '../../locales/en/terms.json';
import Disclaimer from '../Disclaimer/Disclaimer';
import Privacy from '../Privacy/Privacy';
import Terms from '../Terms/Terms';

describe('LegalPage', () => {
  it('shows its title, introduction, day and sections in order, each with an anchor', () => {
    const { getByRole, getByText, getAllByRole } = renderPage(Terms);
    const title = getByRole('heading', { level: 1, name: terms.title });
    expect(title.nextElementSibling).toHaveTextContent(terms.intro);
    expect(getByText('September 15th, 2025')).toHaveAttribute('datetime', '2025-09-15');
    expect(getAllByRole('region').map(({ id }) => id)).toEqual(Object.keys(terms.sections));
    const { heading, paragraphs } = terms.sections.booking;
    const booking = getByRole('region', { name: heading });
    for (const paragraph of paragraphs) expect(within(booking).getByText(paragraph)).toBeVisible();
  });

  it('leads from its top to its sections, if there are several [LEGAL-3]', () => {
    const { getByRole } = renderPage(Terms);
    const links = within(getByRole('navigation', { name: legalPage.contents })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      Object.entries(terms.sections).map(([id, { heading }]) => [`#${id}`, heading]),
    );
    expect(within(renderPage(Disclaimer).container).queryByRole('navigation')).toBeNull();
  });

  it('links to phone and email for questions', () => {
    const { getByRole } = renderPage(Terms);
    const questions = within(getByRole('complementary', { name: legalPage.questions }));
    expect(
      questions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [TEST_SITE.phone, telephoneHref(TEST_SITE.phone)],
      [TEST_SITE.email, `mailto:${TEST_SITE.email}`],
    ]);
  });
});

function expectSpecifiedLength(paragraphs: readonly string[]): void {
  const words = countWords(paragraphs.join(' '));
  expect(words).toBeGreaterThanOrEqual(120);
  expect(words).toBeLessThanOrEqual(200);
}

describe.each([
  { namespace: 'terms', sectionIds: ['service', 'booking', 'cancellation'] },
  { namespace: 'privacy', sectionIds: ['data-collection', 'usage', 'security'] },
  { namespace: 'disclaimer', sectionIds: ['intermediary'] },
] as const)('The legal text $namespace', ({ namespace, sectionIds }) => {
  it.each(['en', 'es'] as const)('has title and sections as specified (%s) [LEGAL-1]', (language) => {
    const t = createTestI18n(language).getFixedT(null, namespace);
    const sections = t('sections', { returnObjects: true });
    expect(t('title')).toBe(t(`routes./${namespace}`, { ns: 'shared' }));
    expect(Object.keys(sections)).toEqual(sectionIds);
    for (const { paragraphs } of Object.values(sections)) expectSpecifiedLength(paragraphs);
  });
});

describe('The legal texts', () => {
  it.each(['en', 'es'] as const)('have as many words about telemetry (%s) [LEGAL-1]', (language) => {
    const { sections } = createTestI18n(language).t('telemetry', { ns: 'privacy', returnObjects: true });
    for (const paragraphs of Object.values(sections)) expectSpecifiedLength(paragraphs);
  });

  it('say what browsers tell where they do, and nothing of it elsewhere', () => {
    const telling = { site: { ...TEST_SITE, telemetry: { endpoint: '/telemetry', sample: 1 } } } as const;
    expect(renderPage(Privacy).container).not.toHaveTextContent('tells our server');
    const { container } = renderPage(Privacy, telling);
    expect(container).toHaveTextContent('your browser tells our server which pages you opened');
    expect(container).toHaveTextContent('Your browser tells us how well our pages work, never who you are.');
    expect(container).not.toHaveTextContent('There are no analytics');
    expect(container).not.toHaveTextContent('the website gathers nothing else');
  });

  it('say that the language and a chosen flight are all that is stored, and that no airline is affiliated [LEGAL-1, LAYOUT-2]', () => {
    const text = privacy.sections['data-collection'].paragraphs.join(' ');
    expect(text).toMatch(/stores the language you chose.* its airline is kept .* Nothing else is stored\./);
    expect(disclaimer.intro).toContain('not affiliated with any airline');
  });
});
