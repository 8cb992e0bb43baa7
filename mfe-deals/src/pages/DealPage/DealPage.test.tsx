import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { dealPage } from '../../content/dealPages';
import type { DealPageContent } from '../../content/DealPageContent';
import type { DealPageTexts } from '../../content/DealPageTexts';
import businessClass from '../../locales/en/business-class-deals.json';
import en from '../../locales/en/senior-travel-deals.json';
import topAirlines from '../../locales/en/top-airlines.json';
import { DealPage } from './DealPage';

describe('DealPage', () => {
  const content = dealPage('/senior-travel-deals');

  it.each<[DealPageContent, DealPageTexts]>([
    [content, en],
    [dealPage('/top-airlines'), topAirlines],
    [dealPage('/business-class-deals'), businessClass],
  ])('shows its sections in the order that the content gives: %j', (facts, texts) => {
    renderPart(<DealPage content={facts} />);
    const { sectionOrder = ['blurbs', 'deals', 'list'] } = facts;
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...sectionOrder.map((section) => texts[section]?.heading),
      'More ways to fly for less',
    ]);
  });

  it('shows the words of the page in their places [DEAL-4]', () => {
    const { hero, blurbs, deals, list } = en;
    renderPart(<DealPage content={content} />);
    expect(screen.getByRole('heading', { level: 1, name: hero.heading })).toBeInTheDocument();
    for (const text of [hero.eyebrow, hero.subline]) expect(screen.getByText(text)).toBeInTheDocument();
    const itemsOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(itemsOf(blurbs.heading)).toEqual(
      blurbs.items.map(({ title, figure, text }) => title + figure + text),
    );
    expect(itemsOf(list.heading)).toEqual(list.items);
    expect(screen.getByText(list.note)).toBeInTheDocument();
    for (const { note } of Object.values(deals.fares)) expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('shows the lowest fare with its trip at the top, and says below the cards that all fares are samples [DEAL-14]', () => {
    renderPart(<DealPage content={dealPage('/first-class-deals')} />);
    expect(screen.getAllByText('$400')[0]?.closest('p')).toHaveTextContent(
      'Sample fares from $400 New York to Miami, one way, per person',
    );
    expect(screen.getByText(/^The fares on this page are samples/)).toBeInTheDocument();
    expect(screen.getByText('Larkspur Airways')).toBeInTheDocument();
  });

  it("has a telephone link at its top and one of full width in each card, with the agency's number [DEAL-2]", () => {
    renderPart(<DealPage content={content} />, { site: { ...TEST_SITE, phone: '1-888-555-0123' } });
    expect(screen.getByRole('link', { name: 'Call to Book: 1-888-555-0123' })).toHaveAttribute(
      'href',
      'tel:+18885550123',
    );
    for (const { route } of Object.values(en.deals.fares)) {
      const link = screen.getByRole('link', { name: `Book Now by phone: ${route}` });
      expect(link).toHaveAttribute('href', 'tel:+18885550123');
      expect(link).toHaveClass('fullWidth');
    }
  });

  it('says what its coupon gives, and how it is used [DEAL-16]', () => {
    renderPart(<DealPage content={content} />);
    expect(screen.getByText('FLYSENIOR').parentElement).toHaveTextContent(
      /^Use Coupon Code FLYSENIOR\s*\$25 off your booking if you give it when you call$/,
    );
  });

  it('shows the total fare for a group', () => {
    renderPart(<DealPage content={dealPage('/family-travel-deals')} />);
    expect(screen.getByText('$772').closest('p')).toHaveTextContent('$772 for 4 travelers');
  });

  it("shows the page's feature beside the blurbs", () => {
    renderPart(
      <DealPage content={{ ...content, featurePosition: 'beside' }} Feature={() => <p>A drawing</p>} />,
    );
    const region = screen.getByRole('region', { name: en.blurbs.heading });
    expect(within(region).getByText('A drawing')).toBeInTheDocument();
    expect(region.firstElementChild).toHaveClass('beside');
  });

  it('shows its illustration as a decorative picture, and names it to the stylesheet, which gives the page its colors [PICTURE-4]', () => {
    const { container } = renderPart(<DealPage content={{ ...content, illustration: 'family-travel' }} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('family-travel-hero'));
    expect(picture).toHaveAttribute('alt', '');
    expect(container.firstElementChild).toHaveAttribute('data-illustration', 'family-travel');
  });
});
