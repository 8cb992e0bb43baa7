import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { defineLegalPage } from './defineLegalPage';

const Page = defineLegalPage(
  {
    title: { en: 'Travel rules', es: 'Reglas de viaje' },
    description: { en: 'What is allowed.', es: 'Lo que se permite.' },
    intro: { en: 'Few and short.', es: 'Pocas y breves.' },
    updated: '2025-02-03',
    sections: [
      {
        id: 'noise',
        heading: { en: 'Noise', es: 'Ruido' },
        paragraphs: { en: ['Quiet after ten.', 'Always.'], es: ['Silencio después de las diez.'] },
      },
      {
        id: 'pets',
        heading: { en: 'Pets', es: 'Mascotas' },
        paragraphs: { en: ['Welcome.'], es: ['Bienvenidas.'] },
      },
    ],
  },
  '/assets/rules.jpg',
);

describe('LegalPage', () => {
  it('shows its title and, under it, its introduction', () => {
    const { getByRole } = renderPage(Page);
    expect(getByRole('heading', { level: 1, name: 'Travel rules' }).nextElementSibling).toHaveTextContent(
      'Few and short.',
    );
  });

  it('shows its sections in order, each with an anchor', () => {
    const { getAllByRole, getByRole } = renderPage(Page);
    expect(getAllByRole('region').map(({ id }) => id)).toEqual(['noise', 'pets']);
    const noise = getByRole('region', { name: 'Noise' });
    expect(within(noise).getByText('Quiet after ten.')).toBeVisible();
    expect(within(noise).getByText('Always.')).toBeVisible();
  });

  it.each([
    ['en', 'February 3, 2025'],
    ['es', '3 de febrero de 2025'],
  ] as const)('shows the day of the last change (%s)', (language, day) => {
    const { getByText } = renderPage(Page, { language });
    expect(getByText(day)).toHaveAttribute('datetime', '2025-02-03');
  });

  it('links to phone and email for questions', () => {
    const { getByRole } = renderPage(Page);
    const questions = within(getByRole('complementary', { name: 'Questions about this text?' }));
    expect(questions.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
    expect(questions.getByRole('link', { name: TEST_SITE.email })).toBeVisible();
  });

  it('appends the name of the site to the title of the document', () => {
    expect(Page.head('es', TEST_SITE)).toEqual({
      title: 'Reglas de viaje | FareKite',
      description: 'Lo que se permite.',
      picture: { src: '/assets/rules.jpg', alt: expect.stringContaining('cometa de papel') },
    });
  });
});
