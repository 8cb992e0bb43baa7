import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { AVERAGE_RATING, REVIEWS } from '../../../content/reviews';
import english from '../../../locales/en/home.json';
import { fakeBrowser } from '../../../testing/fakeBrowser';
import { Reviews } from './Reviews';

beforeEach(() => void fakeBrowser());

describe('Reviews', () => {
  it('says beside the average rating that the reviews are samples [HOME-19]', () => {
    renderPart(<Reviews />);
    const region = within(screen.getByRole('region', { name: 'Customer Reviews' }));
    expect(region.getByText('Sample reviews')).toBeVisible();
    expect(region.getByText('4.8 out of 5 stars')).toBeVisible();
  });

  it('shows author, date, airline, rating and text of a review [HOME-19]', () => {
    renderPart(<Reviews />);
    const review = within(screen.getAllByRole('figure')[2] ?? document.body);
    expect(review.getByText('Ruth A.')).toBeVisible();
    expect(review.getByText('August 21st, 2025')).toHaveAttribute('datetime', '2025-08-21');
    expect(review.getByText('Flew with Larkspur Airways')).toBeVisible();
    expect(review.getByText('4.5 out of 5 stars')).toBeVisible();
    expect(review.getByText(RegExp(english.reviews.texts.ruth))).toBeVisible();
  });

  it('are nine of different days, with the average rating that the banner shows [HOME-19]', () => {
    expect(new Set(REVIEWS.map(({ date }) => date)).size).toBe(9);
    const sum = REVIEWS.reduce((total, { rating }) => total + rating, 0);
    expect((sum / REVIEWS.length).toFixed(1)).toBe(String(AVERAGE_RATING));
  });
});
