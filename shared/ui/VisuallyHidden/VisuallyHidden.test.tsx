import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  it('is part of the accessible name of its parent', () => {
    render(
      <button type="button">
        ES<VisuallyHidden> – Español</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'ES – Español' })).toBeVisible();
    expect(screen.getByText('– Español')).toHaveClass('hidden');
  });
});
