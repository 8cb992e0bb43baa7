import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { I18nProvider } from '@farekite/shared/language';
import { createTestI18n } from '@farekite/shared/testing';
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
  it('renders nothing without a preview', () => {
    const { container } = renderInShell(<PreviewBanner />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['en', 'Preview', `Preview of ${RELEASES}.`, 'Leave the preview'],
    ['es', 'Vista previa', `Vista previa de ${RELEASES}.`, 'Salir de la vista previa'],
  ] as const)(
    'names every previewed release and links to the live site (%s)',
    (language, label, shown, leave) => {
      beginPreview();
      renderInShell(<PreviewBanner />, { language });
      const banner = within(screen.getByRole('region', { name: label }));
      expect(banner.getByText(shown, { exact: false })).toBeVisible();
      expect(banner.getByRole('link', { name: leave })).toHaveAttribute('href', '?preview=');
    },
  );

  it('is added to a document that does not contain it, without an error', () => {
    beginPreview();
    const reported = jest.fn();
    const app = (
      <I18nProvider i18n={createTestI18n('en')}>
        <PreviewBanner />
      </I18nProvider>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(app);
    expect(root).toBeEmptyDOMElement();
    act(() => {
      hydrateRoot(root, app, { onRecoverableError: reported });
    });
    expect(within(root).getByRole('region', { name: 'Preview' })).toBeVisible();
    expect(reported).not.toHaveBeenCalled();
  });
});
