import { TEST_SITE } from '@farekite/shared/testing';
import { renderChrome } from '../testing/renderChrome';
import { Letterhead } from './Letterhead';

it('The letterhead of a printed page has name, number and address of the site', () => {
  const { container } = renderChrome(<Letterhead />);
  expect(container).toHaveTextContent(TEST_SITE.name);
  expect(container).toHaveTextContent(TEST_SITE.phone);
  expect(container).toHaveTextContent(new URL(TEST_SITE.origin).host);
});
