import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { PreviewBanner } from './PreviewBanner';

const previews = new Map([
  ['mfe-deals', 'd0d0d0d0d0d0d0d0'],
  ['mfe-home', 'a1a1a1a1a1a1a1a1'],
]);

describe('PreviewBanner', () => {
  it('renders nothing without a preview', () => {
    const { container } = renderInShell(<PreviewBanner />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    [
      'en',
      'Preview',
      'Preview of mfe-deals@d0d0d0d0d0d0d0d0, mfe-home@a1a1a1a1a1a1a1a1.',
      'Leave the preview',
    ],
    [
      'es',
      'Vista previa',
      'Vista previa de mfe-deals@d0d0d0d0d0d0d0d0, mfe-home@a1a1a1a1a1a1a1a1.',
      'Salir de la vista previa',
    ],
  ] as const)(
    'names every previewed release and links to the live site (%s)',
    (language, label, shown, leave) => {
      renderInShell(<PreviewBanner />, { language, previews });
      const banner = within(screen.getByRole('region', { name: label }));
      expect(banner.getByText(shown, { exact: false })).toBeVisible();
      expect(banner.getByRole('link', { name: leave })).toHaveAttribute('href', '?preview=');
    },
  );
});
