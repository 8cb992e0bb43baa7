import { screen, within } from '@testing-library/react';
import { renderChrome } from '../../chrome/testing/renderChrome';
import { PreviewBanner } from './PreviewBanner';

const previews = new Map([
  ['mfe-deals', 'd0d0d0d0d0d0d0d0'],
  ['mfe-home', 'a1a1a1a1a1a1a1a1'],
]);

describe('The banner of a preview', () => {
  it('is not there on the live site', () => {
    const { container } = renderChrome(<PreviewBanner />);
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
  ] as const)('names every release that is not live, and leads out (%s)', (language, label, shown, leave) => {
    renderChrome(<PreviewBanner />, { language, previews });
    const banner = within(screen.getByRole('region', { name: label }));
    expect(banner.getByText(shown, { exact: false })).toBeVisible();
    expect(banner.getByRole('link', { name: leave })).toHaveAttribute('href', '?preview=');
  });
});
