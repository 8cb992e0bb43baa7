import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import firstClassDeals from '../../../content/DealPage/firstClassDeals';
import en from '../../../locales/en/first-class-deals.json';
import { sampleDeal } from '../../../testing/sampleDeal';
import { DealCard } from './DealCard';

describe('DealCard', () => {
  const card = <DealCard content={firstClassDeals} deal={sampleDeal} arrangement="columns" />;

  it('shows route, airline, discount and note, and says that the fare is a sample [DEAL-2]', () => {
    renderPart(card);
    expect(screen.getByRole('heading', { level: 3, name: 'Chicago to London' })).toBeInTheDocument();
    expect(screen.getByText('Northbeam Air')).toBeInTheDocument();
    expect(screen.getByText('Sample fare')).toBeInTheDocument();
    expect(screen.getByText(en.deals.fares.chicagoLondon.note)).toBeInTheDocument();
    expect(screen.getByText('30% off')).toBeInTheDocument();
  });

  it('has a full-width telephone link that names the route [DEAL-2]', () => {
    renderPart(card, {
      site: { ...TEST_SITE, phone: '1-888-555-0123' },
    });
    const link = screen.getByRole('link', { name: 'Book Now by phone: Chicago to London' });
    expect(link).toHaveAttribute('href', 'tel:+18885550123');
    expect(link).toHaveClass('fullWidth');
  });

  it('shows the total fare for a group', () => {
    renderPart(
      <DealCard content={{ ...firstClassDeals, groupSize: 4 }} deal={sampleDeal} arrangement="rows" />,
    );
    expect(screen.getByText('$4,928').closest('p')).toHaveTextContent('$4,928 for 4 travelers');
  });
});
