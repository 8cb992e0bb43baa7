import { renderPage } from '@farekite/shared/testing';
import { within } from '@testing-library/react';
import texts from '../../locales/en/about.json';
import About from './About';

it('About has three blurbs, and says what each service is, at an anchor of its own [LEGAL-1, ABOUT-2]', () => {
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
