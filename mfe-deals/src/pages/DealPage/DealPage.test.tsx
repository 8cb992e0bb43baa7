import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import businessClassDeals from '../../content/businessClassDeals';
import seniorTravelDeals from '../../content/seniorTravelDeals';
import topAirlines from '../../content/topAirlines';
import weekendGetawayDeals from '../../content/weekendGetawayDeals';
import { DealPage } from './DealPage';

describe('A deal page', () => {
  const { content } = seniorTravelDeals;

  it('goes from the heading to the blurbs, the fares, the list and the other pages', () => {
    renderPart(<DealPage content={content} />);
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', content.heading.en],
      ['H2', content.blurbsHeading.en],
      ...content.blurbs.map(({ title }) => ['H3', title.en]),
      ['H2', content.dealsHeading.en],
      ...content.deals.map(({ route }) => ['H3', route.en]),
      ['H2', content.list?.heading.en],
      ['H2', 'More ways to fly for less'],
    ]);
  });

  it.each([topAirlines, businessClassDeals])(
    'shows its sections in the order of its content',
    ({ content }) => {
      const { blurbsHeading, dealsHeading, list } = content;
      const headings = { blurbs: blurbsHeading, deals: dealsHeading, list: list?.heading };
      renderPart(<DealPage content={content} />);
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        ...content.order.map((section) => headings[section]?.en),
        'More ways to fly for less',
      ]);
    },
  );

  it('leaves the list out when there is none', () => {
    renderPart(<DealPage content={weekendGetawayDeals.content} />);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  it('wears the accent of its content', () => {
    const { container } = renderPart(<DealPage content={{ ...content, accent: 'meadow' }} />);
    expect(container.firstElementChild).toHaveClass('meadow');
  });

  it('changes its words with the language', () => {
    const { switchLanguage } = renderPart(<DealPage content={content} />);
    switchLanguage('es');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.heading.es);
  });
});
