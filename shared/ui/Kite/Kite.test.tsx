import { render, screen } from '@testing-library/react';
import { Kite } from './Kite';

describe('Kite', () => {
  it('is hidden from assistive technology and takes no focus', () => {
    const { container } = render(<Kite heightPx={48} />);
    const svg = container.firstElementChild;
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('focusable', 'false');
  });

  it('is two thirds as wide as it is high', () => {
    const { container } = render(<Kite heightPx={72} />);
    expect(container.firstElementChild).toHaveAttribute('height', '72');
    expect(container.firstElementChild).toHaveAttribute('width', '48');
  });
});
