import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import content from '../../../content/DealPage/firstClassDeals';
import { hero } from '../../../locales/en/first-class-deals.json';
import { sampleDeal } from '../../../testing/sampleDeal';
import { DealHero } from './DealHero';

describe('DealHero', () => {
  it('shows the heading, the subline and the eyebrow of the page', () => {
    renderPart(<DealHero content={content} />);
    expect(screen.getByRole('heading', { level: 1, name: hero.heading })).toBeInTheDocument();
    expect(screen.getByText(hero.subline)).toBeInTheDocument();
    expect(screen.getByText(hero.eyebrow)).toBeInTheDocument();
  });

  it("shows the page's illustration as a decorative picture [PICTURE-4]", () => {
    const { container } = renderPart(<DealHero content={content} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining(content.illustration));
    expect(picture).toHaveAttribute('alt', '');
  });

  it('shows the lowest sample fare with its trip', () => {
    const cheapest = { ...sampleDeal, key: 'chicagoLondon', price: 99, trip: 'oneWay' } as const;
    const deals = [sampleDeal, cheapest, sampleDeal] as const;
    const { switchLanguage } = renderPart(<DealHero content={{ ...content, deals }} />);
    expect(screen.getByText('$99').closest('p')).toHaveTextContent(
      'Sample fares from $99 Chicago to London, one way, per person',
    );
    switchLanguage('es');
    expect(screen.getByText('$99').closest('p')).toHaveTextContent(
      'Tarifas de muestra desde $99 De Chicago a Londres, solo ida, por persona',
    );
  });

  it("shows the agency's phone number in its telephone link", () => {
    const { switchLanguage } = renderPart(<DealHero content={content} />, {
      site: { ...TEST_SITE, phone: '1-888-555-0123' },
    });
    expect(screen.getByRole('link', { name: 'Call to Book: 1-888-555-0123' })).toHaveAttribute(
      'href',
      'tel:+18885550123',
    );
    switchLanguage('es');
    expect(screen.getByRole('link', { name: 'Llame para reservar: 1-888-555-0123' })).toBeInTheDocument();
  });
});
