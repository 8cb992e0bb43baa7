import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import familyTravelDeals from '../../../content/familyTravelDeals';
import { DealCards } from './DealCards';

describe('The deal cards', () => {
  const { content } = familyTravelDeals;
  const { dealsHeading, deals } = content;

  it('are a list under its heading, in the order of the content', () => {
    renderPart(<DealCards content={content} />);
    const region = screen.getByRole('region', { name: dealsHeading.en });
    const routes = within(region)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
    expect(routes).toEqual(deals.map(({ route }) => route.en));
  });

  it('are followed by the sentence that the fares are samples', () => {
    const { switchLanguage } = renderPart(<DealCards content={content} />);
    expect(screen.getByText(/^The fares on this page are samples/)).toBeInTheDocument();
    switchLanguage('es');
    expect(screen.getByText(/^Las tarifas de esta página son de muestra/)).toBeInTheDocument();
  });
});
