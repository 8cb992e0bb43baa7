import { render, screen } from '@testing-library/react';
import { Clouds } from './Clouds';

describe('The clouds', () => {
  it('are a picture without a word', () => {
    const { container } = render(<Clouds />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
