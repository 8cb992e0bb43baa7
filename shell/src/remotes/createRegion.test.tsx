import { render, screen } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { FirstClassPage } from '../testing/pages';
import { createRegion } from './createRegion';

const Region = createRegion(FirstClassPage, { remote: 'mfe-deals', release: 'd0d0' });

function services() {
  return { site: TEST_SITE, navigate: jest.fn(), reportError: jest.fn(), onShown: jest.fn() };
}

describe('The region of a page', () => {
  it('tells owner, release and language', () => {
    const { container } = render(<Region language="es" {...services()} />);
    expect(container.firstElementChild).toHaveAttribute('data-remote', 'mfe-deals');
    expect(container.firstElementChild).toHaveAttribute('data-release', 'd0d0');
    expect(container.firstElementChild).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });

  it('hands on what a minor version of the contract has added; a page that knows nothing of it stays as it is', () => {
    const added = { currency: 'USD' };
    const seen = jest.fn();
    const Knowing = createRegion(
      Object.assign((props: object) => void seen(props), { head: FirstClassPage.head }),
      { remote: 'mfe-deals', release: 'd0d0' },
    );
    render(<Knowing language="en" {...services()} {...added} />);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining(added));

    const props = services();
    const html = render(<Region language="en" {...props} />).container.innerHTML;
    expect(render(<Region language="en" {...props} {...added} />).container.innerHTML).toBe(html);
  });

  it('says that it is shown, and again in another language, and no oftener', () => {
    const props = services();
    const { rerender } = render(<Region language="en" {...props} />);
    rerender(<Region language="en" {...props} />);
    rerender(<Region language="es" {...props} />);
    expect(props.onShown.mock.calls).toEqual([
      [{ head: FirstClassPage.head, language: 'en' }],
      [{ head: FirstClassPage.head, language: 'es' }],
    ]);
  });
});
