import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import businessClassDeals from '../../content/DealPage/businessClassDeals';
import seniorTravelDeals from '../../content/DealPage/seniorTravelDeals';
import topAirlines from '../../content/DealPage/topAirlines';
import weekendGetawayDeals from '../../content/DealPage/weekendGetawayDeals';
import type { DealPageContent } from '../../content/DealPageContent';
import { DealPage } from './DealPage';

describe('DealPage', () => {
  const content = seniorTravelDeals;

  it('shows blurbs, deals, list and the links to the other deal pages in this order', () => {
    renderPart(<DealPage content={content} />);
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', content.heading.en],
      ['H2', content.blurbsHeading.en],
      ...content.blurbs.map(({ title }) => ['H3', title.en]),
      ['H2', content.dealsHeading.en],
      ...content.deals.map(({ route }) => ['H3', route.en]),
      ['H2', content.list.heading.en],
      ['H2', 'More ways to fly for less'],
    ]);
  });

  it.each<DealPageContent>([topAirlines, businessClassDeals])(
    'shows the sections of $path in the order that the content gives',
    (content) => {
      const { blurbsHeading, dealsHeading, list, sectionOrder } = content;
      const headings = { blurbs: blurbsHeading, deals: dealsHeading, list: list?.heading };
      renderPart(<DealPage content={content} />);
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        ...(sectionOrder ?? []).map((section) => headings[section]?.en),
        'More ways to fly for less',
      ]);
    },
  );

  it('shows no list when the content has none', () => {
    renderPart(<DealPage content={weekendGetawayDeals} />);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  it('names its illustration to the stylesheet, which gives the page its colors', () => {
    const { container } = renderPart(<DealPage content={{ ...content, illustration: 'family-travel' }} />);
    expect(container.firstElementChild).toHaveAttribute('data-illustration', 'family-travel');
  });

  it('follows a change of language', () => {
    const { switchLanguage } = renderPart(<DealPage content={content} />);
    switchLanguage('es');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content.heading.es);
  });
});
