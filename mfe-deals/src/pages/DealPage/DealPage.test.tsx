import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import businessClassDeals from '../../content/DealPage/businessClassDeals';
import seniorTravelDeals from '../../content/DealPage/seniorTravelDeals';
import topAirlines from '../../content/DealPage/topAirlines';
import weekendGetawayDeals from '../../content/DealPage/weekendGetawayDeals';
import type { DealPageContent } from '../../content/DealPageContent';
import type { DealPageTexts } from '../../content/DealPageTexts';
import businessClassTexts from '../../locales/en/business-class-deals.json';
import en from '../../locales/en/senior-travel-deals.json';
import topAirlinesTexts from '../../locales/en/top-airlines.json';
import { DealPage } from './DealPage';

describe('DealPage', () => {
  const content = seniorTravelDeals;

  it('shows blurbs, deals, list and the links to the other deal pages in this order', () => {
    renderPart(<DealPage content={content} />);
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', en.hero.heading],
      ['H2', en.blurbs.heading],
      ...en.blurbs.items.map(({ title }) => ['H3', title]),
      ['H2', en.deals.heading],
      ...content.deals.map(({ key }) => ['H3', en.deals.fares[key].route]),
      ['H2', en.list.heading],
      ['H2', 'More ways to fly for less'],
    ]);
  });

  it('leads from the hero to the fares [DEAL-15]', () => {
    renderPart(<DealPage content={content} />);
    const link = screen.getByRole('link', { name: 'See all three fares' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(
      screen.getByRole('region', { name: en.deals.heading }),
    );
  });

  it.each<DealPageContent & { texts: DealPageTexts }>([
    { ...topAirlines, texts: topAirlinesTexts },
    { ...businessClassDeals, texts: businessClassTexts },
  ])('shows the sections of $path in the order that the content gives', ({ texts, ...content }) => {
    renderPart(<DealPage content={content} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...(content.sectionOrder ?? []).map((section) => texts[section]?.heading),
      'More ways to fly for less',
    ]);
  });

  it('shows no list when the content has none', () => {
    renderPart(<DealPage content={weekendGetawayDeals} />);
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  it('names its illustration to the stylesheet, which gives the page its colors', () => {
    const { container } = renderPart(<DealPage content={{ ...content, illustration: 'family-travel' }} />);
    expect(container.firstElementChild).toHaveAttribute('data-illustration', 'family-travel');
  });
});
