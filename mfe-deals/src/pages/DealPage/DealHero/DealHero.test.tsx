import { renderPart, TEST_SITE } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import firstClassDeals from '../../../content/firstClassDeals';
import { DealHero } from './DealHero';

describe('The hero of a deal page', () => {
  const { content } = firstClassDeals;

  it('leads with the heading, the subline and the eyebrow of the page', () => {
    renderPart(<DealHero content={content} />);
    expect(screen.getByRole('heading', { level: 1, name: content.heading.en })).toBeInTheDocument();
    expect(screen.getByText(content.subline.en)).toBeInTheDocument();
    expect(screen.getByText(content.eyebrow.en)).toBeInTheDocument();
  });

  it('shows the scene of the page to the eye alone', () => {
    const { container } = renderPart(<DealHero content={content} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('first-class'));
    expect(picture).toHaveAttribute('alt', '');
  });

  it('names the lowest sample fare and its kind of trip', () => {
    const { switchLanguage } = renderPart(<DealHero content={content} />);
    expect(screen.getByText('$400').closest('p')).toHaveTextContent(
      'Sample fares from $400 one way, per person',
    );
    switchLanguage('es');
    expect(screen.getByText('$400').closest('p')).toHaveTextContent(
      'Tarifas de muestra desde $400 solo ida, por persona',
    );
  });

  it('offers a call with the number of the site in sight', () => {
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
