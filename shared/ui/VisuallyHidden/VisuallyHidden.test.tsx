import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

describe('Visually hidden text', () => {
  it('is part of the name of what holds it', () => {
    render(
      <button type="button">
        ES<VisuallyHidden> – Español</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'ES – Español' })).toBeVisible();
    expect(screen.getByText('– Español')).toHaveClass('hidden');
  });
});
