import { render, screen } from '@testing-library/react';
import { Clouds } from './Clouds';

describe('Clouds', () => {
  it('is hidden from assistive technology', () => {
    const { container } = render(<Clouds />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
