import { render, screen } from '@testing-library/react';
import { Sky } from './Sky';

describe('Sky', () => {
  it('ends in clouds, which assistive technology ignores', () => {
    const { container } = render(<Sky>Page not found</Sky>);
    expect(screen.getByText('Page not found')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('class', 'sky');
    expect(container.firstElementChild?.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
