import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/businessClassDeals';
import en from '../../../locales/en/business-class-deals.json';
import es from '../../../locales/es/business-class-deals.json';
import { Blurbs } from './Blurbs';

describe('Blurbs', () => {
  const feature = { Component: () => <p>A drawing</p>, position: 'beside' } as const;

  it('lists title, figure and text of each blurb under the heading', () => {
    renderPart(<Blurbs content={content} feature={feature} />, { language: 'es' });
    const region = screen.getByRole('region', { name: es.blurbs.heading });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      es.blurbs.items.map(({ title, figure, text }) => title + figure + text),
    );
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it("shows the page's feature", () => {
    renderPart(<Blurbs content={content} feature={feature} />);
    const region = screen.getByRole('region', { name: en.blurbs.heading });
    expect(within(region).getByText('A drawing')).toBeInTheDocument();
    expect(region.firstElementChild).toHaveClass('beside');
  });
});
