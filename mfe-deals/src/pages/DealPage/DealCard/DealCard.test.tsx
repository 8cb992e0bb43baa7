import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { sampleDeal } from '../../../testing/sampleDeal';
import { DealCard } from './DealCard';

describe('A deal card', () => {
  it('tells route, airline, price and note, and that the fare is a sample', () => {
    renderPart(<DealCard deal={sampleDeal} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Reno to Rome' })).toBeInTheDocument();
    expect(screen.getByText('Test Airways')).toBeInTheDocument();
    expect(screen.getByText('Sample fare')).toBeInTheDocument();
    expect(screen.getByText('A note in English.')).toBeInTheDocument();
    expect(screen.getByText('30% off')).toBeInTheDocument();
  });

  it('is booked by a telephone link that names its route', () => {
    renderPart(<DealCard deal={sampleDeal} />, { site: { ...TEST_SITE, phone: '1-888-555-0123' } });
    const link = screen.getByRole('link', { name: 'Book Now by phone: Reno to Rome' });
    expect(link).toHaveAttribute('href', 'tel:+18885550123');
    expect(link).toHaveClass('fullWidth');
  });

  it('speaks Spanish', () => {
    renderPart(<DealCard deal={sampleDeal} />, { language: 'es' });
    expect(
      screen.getByRole('link', { name: 'Reserve ahora por teléfono: De Reno a Roma' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Tarifa de muestra')).toBeInTheDocument();
    expect(screen.getByText('Una nota en español.')).toBeInTheDocument();
  });
});
