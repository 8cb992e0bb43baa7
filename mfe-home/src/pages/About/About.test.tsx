import { telephoneHref } from '@farekite/shared/contract';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import english from '../../locales/en/about.json';
import spanish from '../../locales/es/about.json';
import About from './About';

describe('About', () => {
  it('says who the agency is and that it is an intermediary [LAYOUT-2]', () => {
    const { getByRole } = renderPage(About, { site: { ...TEST_SITE, name: 'Other Brand' } });
    const story = getByRole('region', { name: 'Who we are' });
    expect(story).toHaveTextContent('Other Brand is a US-based online travel agency');
    expect(story).toHaveTextContent('not affiliated with any airline');
  });

  it.each([
    ['en', 'About Us', ['Top Destinations', 'The Best Prices', 'Amazing Services']],
    ['es', 'Sobre nosotros', ['Los mejores destinos', 'Los mejores precios', 'Un servicio excepcional']],
  ] as const)('shows three blurbs under its title (%s) [LEGAL-1]', (language, heading, titles) => {
    const { getAllByRole, getByRole } = renderPage(About, { language });
    expect(getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const blurbs = getAllByRole('listitem').map((item) => within(item).getByRole('heading', { level: 3 }));
    expect(blurbs.map(({ textContent }) => textContent)).toEqual(titles);
  });

  it.each([
    ['en', english],
    ['es', spanish],
  ] as const)('says what each service is, at an anchor of its own (%s) [ABOUT-2]', (language, texts) => {
    const { getByRole } = renderPage(About, { language });
    const services = getByRole('region', { name: texts.servicesTitle });
    for (const [anchor, { title, text }] of Object.entries(texts.services)) {
      const service = within(services).getByRole('heading', { level: 3, name: title }).parentElement;
      expect(service).toHaveAttribute('id', anchor);
      expect(service).toHaveTextContent(text);
    }
  });

  it('has a link to call the agency', () => {
    const { getByRole } = renderPage(About, { language: 'es' });
    expect(getByRole('link', { name: `Llame al ${TEST_SITE.phone}` })).toHaveAttribute(
      'href',
      telephoneHref(TEST_SITE.phone),
    );
  });
});
