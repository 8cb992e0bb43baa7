import { screen } from '@testing-library/react';
import type { Language } from '../../language/Language';
import { renderPart } from '../../testing/renderPage';
import { PriceBlock } from './PriceBlock';

function renderFare(language: Language, options?: { readonly trip: 'oneWay' }) {
  return renderPart(<PriceBlock originalPrice={1750} price={1232} {...options} />, { language }).container;
}

describe('PriceBlock', () => {
  it('says that the fare is a sample and reads as a sentence with the original price first, struck through', () => {
    expect(renderFare('en')).toHaveTextContent(
      'Sample fareOriginal price $1,750 Price now $1,232 30% offper person, round trip, taxes and fees included',
    );
    expect(renderFare('es')).toHaveTextContent(
      'Tarifa de muestraPrecio original $1,750 Precio actual $1,232 30% menospor persona, ida y vuelta, impuestos y cargos incluidos',
    );
    for (const original of screen.getAllByText('$1,750')) expect(original.tagName).toBe('S');
  });

  it('says "one way" for a one-way fare', () => {
    expect(renderFare('en', { trip: 'oneWay' })).toHaveTextContent(
      /per person, one way, taxes and fees included$/,
    );
  });
});
