import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/familyTravelDeals';
import { DealCards } from './DealCards';

describe('DealCards', () => {
  const { dealsHeading, deals } = content;

  it('lists the deals under the heading, in the order of the content', () => {
    renderPart(<DealCards content={content} arrangement="columns" />);
    const region = screen.getByRole('region', { name: dealsHeading.en });
    const routes = within(region)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
    expect(routes).toEqual(deals.map(({ route }) => route.en));
  });

  it('says below the cards that the fares are samples [DEAL-14]', () => {
    const { switchLanguage } = renderPart(<DealCards content={content} arrangement="columns" />);
    expect(screen.getByText(/^The fares on this page are samples/)).toBeInTheDocument();
    switchLanguage('es');
    expect(screen.getByText(/^Las tarifas de esta página son de muestra/)).toBeInTheDocument();
  });
});
