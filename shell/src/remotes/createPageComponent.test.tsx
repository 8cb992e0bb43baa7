import { act, render, screen } from '@testing-library/react';
import { createI18n, type Language } from '@farekite/shared/language';
import { TEST_SITE } from '@farekite/shared/testing';
import { FirstClassPage } from '../testing/pages';
import { createPageComponent } from './createPageComponent';

function show(language: Language) {
  const i18n = createI18n(language, {});
  const RemotePage = createPageComponent({
    release: { name: 'mfe-deals', version: 'd0d0' },
    Page: FirstClassPage,
    i18n,
  });
  const onShown = jest.fn();
  const props = { site: TEST_SITE, reportError: jest.fn(), onShown };
  const { container, rerender } = render(<RemotePage {...props} />);
  const renderAgain = () => {
    rerender(<RemotePage {...props} />);
  };
  return { i18n, onShown, renderAgain, element: container.firstElementChild };
}

describe('The component of a remote’s page', () => {
  it('names remote, release and language around the page', () => {
    const { element } = show('es');
    expect(element).toHaveAttribute('data-remote', 'mfe-deals');
    expect(element).toHaveAttribute('data-release', 'd0d0');
    expect(element).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
    expect(screen.getByText(TEST_SITE.phone)).toBeVisible();
  });

  it('follows its language, and hands out its head when it is shown and after each change of it alone', async () => {
    const { i18n, onShown, renderAgain, element } = show('en');
    renderAgain();
    await act(() => i18n.changeLanguage('es'));
    expect(element).toHaveAttribute('lang', 'es');
    expect(onShown.mock.calls).toEqual([
      [{ title: 'First class | FareKite', description: 'First class, described' }],
      [{ title: 'Primera clase | FareKite', description: 'Primera clase, described' }],
    ]);
  });
});
