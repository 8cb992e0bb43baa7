import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { sampleDeal } from '../../../testing/sampleDeal';
import { DealCard } from './DealCard';

describe('DealCard', () => {
  it('shows route, airline, discount and note, and says that the fare is a sample [DEAL-2, DEAL-11]', () => {
    renderPart(<DealCard deal={sampleDeal} arrangement="columns" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Reno to Rome' })).toBeInTheDocument();
    expect(screen.getByText('Northbeam Air')).toBeInTheDocument();
    expect(screen.getByText('Sample fare')).toBeInTheDocument();
    expect(screen.getByText('A note in English.')).toBeInTheDocument();
    expect(screen.getByText('30% off')).toBeInTheDocument();
  });

  it('has a full-width telephone link that names the route [DEAL-2, DEAL-11]', () => {
    renderPart(<DealCard deal={sampleDeal} arrangement="columns" />, {
      site: { ...TEST_SITE, phone: '1-888-555-0123' },
    });
    const link = screen.getByRole('link', { name: 'Book Now by phone: Reno to Rome' });
    expect(link).toHaveAttribute('href', 'tel:+18885550123');
    expect(link).toHaveClass('fullWidth');
  });

  it('shows the total fare for a group', () => {
    renderPart(<DealCard deal={sampleDeal} arrangement="rows" groupSize={4} />);
    expect(screen.getByText('$4,928').closest('p')).toHaveTextContent('$4,928 for 4 travelers');
  });

  it('is shown in Spanish on a Spanish page', () => {
    renderPart(<DealCard deal={sampleDeal} arrangement="columns" />, { language: 'es' });
    expect(
      screen.getByRole('link', { name: 'Reserve ahora por teléfono: De Reno a Roma' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Tarifa de muestra')).toBeInTheDocument();
    expect(screen.getByText('Una nota en español.')).toBeInTheDocument();
  });
});
