import { screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { PreviewBanner } from './PreviewBanner';

const RELEASES = 'mfe-deals@d0d0d0d0d0d0d0d0, shell@5e115e115e115e11';

function beginPreview() {
  document.cookie = 'preview=mfe-deals%40d0d0d0d0d0d0d0d0%2Cshell%405e115e115e115e11';
}

afterEach(() => {
  document.cookie = 'preview=; Max-Age=0';
});

describe('PreviewBanner', () => {
  it.each([
    ['en', 'Preview', `Preview of ${RELEASES}.`, 'Leave the preview'],
    ['es', 'Vista previa', `Vista previa de ${RELEASES}.`, 'Salir de la vista previa'],
  ] as const)(
    'names every previewed release and links to the live site (%s)',
    (language, label, shown, leave) => {
      beginPreview();
      renderInShell(<PreviewBanner />, { language });
      const banner = within(screen.getByRole('region', { name: label }));
      expect(banner.getByRole('paragraph')).toHaveTextContent(shown);
      expect(banner.getByRole('link', { name: leave })).toHaveAttribute('href', '?preview=');
    },
  );
});
