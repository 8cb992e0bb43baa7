import { render, screen } from '@testing-library/react';
import { Sky } from './Sky';

describe('Sky', () => {
  it('ends in clouds, which assistive technology ignores', () => {
    const { container } = render(
      <Sky className="page">
        <p>Page not found</p>
      </Sky>,
    );
    expect(screen.getByText('Page not found')).toBeVisible();
    expect(container.firstElementChild).toHaveClass('dark', 'page');
    expect(container.firstElementChild?.lastElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is light for dark text', () => {
    const { container } = render(<Sky tone="light">Log in</Sky>);
    expect(container.firstElementChild).toHaveAttribute('class', 'light');
  });
});
