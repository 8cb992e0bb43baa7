import { render, screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { FirstClassPage } from '../testing/pages';
import { createRemotePage } from './createRemotePage';
import type { ShownPage } from './PageSource';

const RELEASE = { name: 'mfe-deals', version: 'd0d0' };
const RemotePage = createRemotePage(FirstClassPage, RELEASE);

function services() {
  return {
    site: TEST_SITE,
    navigate: jest.fn(),
    reportError: jest.fn(),
    onShown: jest.fn<undefined, [ShownPage]>(),
  };
}

describe('createRemotePage', () => {
  it('marks remote, release and language', () => {
    const { container } = render(<RemotePage language="es" {...services()} />);
    expect(container.firstElementChild).toHaveAttribute('data-remote', 'mfe-deals');
    expect(container.firstElementChild).toHaveAttribute('data-release', 'd0d0');
    expect(container.firstElementChild).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });

  it('passes on props that a minor version of the contract adds, which older pages ignore', () => {
    const added = { currency: 'USD' };
    const seen = jest.fn();
    const Knowing = createRemotePage(
      Object.assign((props: object) => void seen(props), { head: FirstClassPage.head }),
      RELEASE,
    );
    render(<Knowing language="en" {...services()} {...added} />);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining(added));

    const props = services();
    const html = render(<RemotePage language="en" {...props} />).container.innerHTML;
    expect(render(<RemotePage language="en" {...props} {...added} />).container.innerHTML).toBe(html);
  });

  it('calls onShown once it is shown, and once more after each change of language', () => {
    const props = services();
    const { rerender } = render(<RemotePage language="en" {...props} />);
    rerender(<RemotePage language="en" {...props} />);
    rerender(<RemotePage language="es" {...props} />);
    const shown = props.onShown.mock.calls.map(([{ head, language }]) => [head(TEST_SITE).title, language]);
    expect(shown).toEqual([
      ['First class | FareKite', 'en'],
      ['Primera clase | FareKite', 'es'],
    ]);
  });

  it('shows page and head in English, marked so, when the release does not support the language', () => {
    const EnglishOnly = createRemotePage(FirstClassPage, { ...RELEASE, languages: ['en'] });
    const props = services();
    const { container } = render(<EnglishOnly language="es" {...props} />);
    expect(container.firstElementChild).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'First class' })).toBeVisible();
    const [[shown]] = props.onShown.mock.calls as [[ShownPage]];
    expect(shown.head(TEST_SITE).title).toBe('First class | FareKite');
    expect(shown.language).toBe('es');
  });
});
