import type { Language } from '@farekite/shared/language';
import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { PriceBlock } from './PriceBlock';

function textOf(trip: 'roundTrip' | 'oneWay', language: Language) {
  const { container } = renderPart(<PriceBlock originalPrice={1750} price={1232} trip={trip} />, {
    language,
  });
  return container.textContent;
}

describe('A price block', () => {
  it('reads as a sentence, the original price first', () => {
    expect(textOf('roundTrip', 'en')).toBe(
      'Original price $1,750 Price now $1,232 30% offper person, round trip, taxes and fees included',
    );
    expect(textOf('roundTrip', 'es')).toBe(
      'Precio original $1,750 Precio actual $1,232 30% menospor persona, ida y vuelta, impuestos y cargos incluidos',
    );
  });

  it('says when the price is for one way', () => {
    expect(textOf('oneWay', 'en')).toMatch(/per person, one way, taxes and fees included$/);
    expect(textOf('oneWay', 'es')).toMatch(/por persona, solo ida, impuestos y cargos incluidos$/);
  });

  it('strikes the original price', () => {
    renderPart(<PriceBlock originalPrice={1750} price={1232} trip="roundTrip" />);
    const original = screen.getByText('$1,750');
    expect(original.tagName).toBe('S');
    expect(original).toHaveTextContent('Original price $1,750');
  });

  it.each([
    [999, 759, '24% off'],
    [789, 529, '33% off'],
    [200, 151, '25% off'],
    [200, 199, '1% off'],
  ])('rounds the discount from %d to %d', (originalPrice, price, badge) => {
    renderPart(<PriceBlock originalPrice={originalPrice} price={price} trip="roundTrip" />);
    expect(screen.getByText(badge)).toBeInTheDocument();
  });
});
