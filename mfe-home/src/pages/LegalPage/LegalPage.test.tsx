import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import { defineLegalPage } from './defineLegalPage';

const Page = defineLegalPage({
  title: { en: 'House rules', es: 'Reglas de la casa' },
  description: { en: 'What is allowed.', es: 'Lo que se permite.' },
  picture: '/assets/rules.jpg',
  lead: { en: 'Few and short.', es: 'Pocas y breves.' },
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
});

describe('A legal page', () => {
  it('shows its sections in order, each with its own anchor', () => {
    const { getAllByRole, getByRole } = renderPage(Page);
    expect(getAllByRole('region').map(({ id }) => id)).toEqual(['noise', 'pets']);
    const noise = getByRole('region', { name: 'Noise' });
    expect(within(noise).getByText('Quiet after ten.')).toBeVisible();
    expect(within(noise).getByText('Always.')).toBeVisible();
  });

  it.each([
    ['en', 'February 3, 2025'],
    ['es', '3 de febrero de 2025'],
  ] as const)('says when it was last changed (%s)', (language, day) => {
    const { getByText } = renderPage(Page, { language });
    expect(getByText(day)).toHaveAttribute('datetime', '2025-02-03');
  });

  it('names who answers questions', () => {
    const { getByRole } = renderPage(Page);
    const questions = within(getByRole('complementary', { name: 'Questions about this text?' }));
    expect(questions.getByRole('link', { name: TEST_SITE.phone })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
    expect(questions.getByRole('link', { name: TEST_SITE.email })).toBeVisible();
  });

  it('puts the name of the site behind its title', () => {
    expect(Page.head('es', TEST_SITE)).toEqual({
      title: 'Reglas de la casa | FareKite',
      description: 'Lo que se permite.',
      picture: { src: '/assets/rules.jpg', alt: expect.stringContaining('cometa de papel') },
    });
  });
});
