import { telephoneHref } from '@farekite/shared/contract';
import { renderPage, TEST_SITE } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import texts from '../../locales/en/about.json';
import About from './About';

describe('About', () => {
  it('says who the agency is, that it is an intermediary, and how to call it [LAYOUT-2]', () => {
    const { getByRole } = renderPage(About, { site: { ...TEST_SITE, name: 'Other Brand' } });
    const story = getByRole('region', { name: 'Who we are' });
    expect(story).toHaveTextContent('Other Brand is a US-based online travel agency');
    expect(story).toHaveTextContent('not affiliated with any airline');
    expect(within(story).getByRole('link', { name: RegExp(TEST_SITE.phone) })).toHaveAttribute(
      'href',
      telephoneHref(TEST_SITE.phone),
    );
  });

  it('has three blurbs, and says what each service is, at an anchor of its own [LEGAL-1, ABOUT-2]', () => {
    const { getAllByRole, getByRole } = renderPage(About);
    const blurbs = getAllByRole('listitem').map((item) => within(item).getByRole('heading', { level: 3 }));
    expect(blurbs.map(({ textContent }) => textContent)).toEqual(
      Object.values(texts.blurbs).map(({ title }) => title),
    );
    const services = within(getByRole('region', { name: texts.servicesTitle }));
    for (const [anchor, { title, text }] of Object.entries(texts.services)) {
      const service = services.getByRole('heading', { level: 3, name: title }).parentElement;
      expect(service).toHaveAttribute('id', anchor);
      expect(service).toHaveTextContent(text);
    }
  });
});
