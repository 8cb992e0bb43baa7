import { telephoneHref } from '@farekite/shared/contract';
import { createTestI18n, renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { legalPage } from '../../locales/en/mfe-home.json';
import terms from '../../locales/en/terms.json';
import spanishTerms from '../../locales/es/terms.json';
import { defineLegalPage } from './defineLegalPage';

const Page = defineLegalPage({
  namespace: 'terms',
  updated: '2025-02-03',
  sharePicture: '/assets/rules.jpg',
});

describe('LegalPage', () => {
  it('shows its title and, under it, its introduction', () => {
    const { getByRole } = renderPage(Page);
    expect(getByRole('heading', { level: 1, name: terms.title }).nextElementSibling).toHaveTextContent(
      terms.intro,
    );
  });

  it('shows its sections in order, each with an anchor', () => {
    const { getAllByRole, getByRole } = renderPage(Page);
    expect(getAllByRole('region').map(({ id }) => id)).toEqual(['service', 'booking', 'cancellation']);
    const { heading, paragraphs } = terms.sections.booking;
    const booking = getByRole('region', { name: heading });
    for (const paragraph of paragraphs) expect(within(booking).getByText(paragraph)).toBeVisible();
  });

  it.each([
    ['en', 'February 3rd, 2025'],
    ['es', '3 de febrero de 2025'],
  ] as const)('shows the day of the last change (%s)', (language, day) => {
    const { getByText } = renderPage(Page, { language });
    expect(getByText(day)).toHaveAttribute('datetime', '2025-02-03');
  });

  it('links to phone and email for questions', () => {
    const { getByRole } = renderPage(Page);
    const questions = within(getByRole('complementary', { name: legalPage.questions }));
    expect(questions.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute(
      'href',
      telephoneHref(TEST_SITE.phone),
    );
    expect(questions.getByRole('link', { name: TEST_SITE.email })).toBeVisible();
  });

  it('appends the name of the site to the title of the document', () => {
    expect(Page.head(createTestI18n('es'), TEST_SITE)).toEqual({
      title: 'Términos y condiciones | FareKite',
      description: spanishTerms.description,
      picture: { src: '/assets/rules.jpg', alt: expect.stringContaining('cometa de papel') },
    });
  });
});
