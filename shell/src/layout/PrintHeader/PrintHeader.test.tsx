import { TEST_SITE } from '@farekite/shared/testing';
import { renderInShell } from '../../testing/renderInShell';
import { PrintHeader } from './PrintHeader';

it('PrintHeader shows name, phone number and address of the site', () => {
  const { container } = renderInShell(<PrintHeader />);
  expect(container).toHaveTextContent(TEST_SITE.name);
  expect(container).toHaveTextContent(TEST_SITE.phone);
  expect(container).toHaveTextContent(new URL(TEST_SITE.origin).host);
});
