import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/businessClassDeals';
import { Blurbs } from './Blurbs';

describe('Blurbs', () => {
  const { blurbsHeading, blurbs } = content;
  const feature = { Component: () => <p>A drawing</p>, position: 'beside' } as const;

  it('lists title, figure and text of each blurb under the heading', () => {
    renderPart(<Blurbs content={content} feature={feature} />, { language: 'es' });
    const region = screen.getByRole('region', { name: blurbsHeading.es });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      blurbs.map(({ title, figure, text }) => `${title.es}${figure.es}${text.es}`),
    );
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it("shows the page's feature", () => {
    renderPart(<Blurbs content={content} feature={feature} />);
    const region = screen.getByRole('region', { name: blurbsHeading.en });
    expect(within(region).getByText('A drawing')).toBeInTheDocument();
    expect(region.firstElementChild).toHaveClass('beside');
  });

  it('renders no empty box on a page without a feature', () => {
    renderPart(<Blurbs content={content} />);
    const region = screen.getByRole('region', { name: blurbsHeading.en });
    expect([...(region.firstElementChild?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      'H2',
      'UL',
    ]);
  });
});
