import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { AVERAGE_RATING, REVIEWS } from '../../../content/reviews';
import { fakeBrowser, pass } from '../../../testing/fakeBrowser';
import { Reviews } from './Reviews';

function shown(): HTMLElement[] {
  return screen.getAllByRole('figure').filter((figure) => !figure.closest('[inert]'));
}

afterEach(() => {
  jest.useRealTimers();
});

describe('The reviews', () => {
  it.each([
    ['en', 'Customer Reviews', 'Sample reviews', '4.8 out of 5 stars'],
    ['es', 'Opiniones de clientes', 'Opiniones de muestra', '4.8 de 5 estrellas'],
  ] as const)('are samples, and say so beside their mean (%s)', (language, title, sample, mean) => {
    fakeBrowser();
    renderPart(<Reviews />, { language });
    const region = within(screen.getByRole('region', { name: title }));
    expect(region.getByText(sample)).toBeVisible();
    expect(region.getByText(mean)).toBeVisible();
  });

  it('tell who flew when, with whom, and how it was', () => {
    fakeBrowser();
    renderPart(<Reviews />);
    const review = within(shown()[2] ?? document.body);
    expect(review.getByText('Ruth A.')).toBeVisible();
    expect(review.getByText('August 21, 2025')).toHaveAttribute('datetime', '2025-08-21');
    expect(review.getByText('Flew with Larkspur Airways')).toBeVisible();
    expect(review.getByText('4.5 out of 5 stars')).toBeVisible();
    expect(review.getByText(/Eight minutes on hold/)).toBeVisible();
  });

  it('take turns every three seconds and begin again after the ninth', () => {
    jest.useFakeTimers();
    const browser = fakeBrowser();
    renderPart(<Reviews />);
    browser.showShare(1);
    const names = Array.from({ length: 10 }, () => {
      const name = REVIEWS.find((review) => shown()[0]?.textContent.includes(review.name))?.name;
      pass(3000);
      return name;
    });
    expect(names).toEqual([...REVIEWS.map(({ name }) => name), REVIEWS[0]?.name]);
    expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(9);
  });
});

describe('The content of the reviews', () => {
  it('has the mean that the banner claims', () => {
    const sum = REVIEWS.reduce((total, { rating }) => total + rating, 0);
    expect((sum / REVIEWS.length).toFixed(1)).toBe(String(AVERAGE_RATING));
  });

  it('mentions savings over $300 once', () => {
    expect(REVIEWS.filter(({ text }) => text.en.includes('over $300'))).toHaveLength(1);
    expect(REVIEWS.filter(({ text }) => text.es.includes('más de $300'))).toHaveLength(1);
  });

  it('is nine different days', () => {
    expect(new Set(REVIEWS.map(({ date }) => date)).size).toBe(9);
  });
});
