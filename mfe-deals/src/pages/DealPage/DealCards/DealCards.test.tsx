import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/familyTravelDeals';
import en from '../../../locales/en/family-travel-deals.json';
import { DealCards } from './DealCards';

describe('DealCards', () => {
  it('lists the deals under the heading, in the order of the content', () => {
    renderPart(<DealCards content={content} />);
    const region = screen.getByRole('region', { name: en.deals.heading });
    const routes = within(region)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading', { level: 3 }).textContent);
    expect(routes).toEqual(content.deals.map(({ key }) => en.deals.fares[key].route));
  });

  it('says below the cards that the fares are samples [DEAL-14]', () => {
    const { switchLanguage } = renderPart(<DealCards content={content} />);
    expect(screen.getByText(/^The fares on this page are samples/)).toBeInTheDocument();
    switchLanguage('es');
    expect(screen.getByText(/^Las tarifas de esta página son de muestra/)).toBeInTheDocument();
  });
});
