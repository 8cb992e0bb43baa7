import { render, screen } from '@testing-library/react';
import { PrerenderedPage } from './PrerenderedPage';

describe('A prerendered page', () => {
  const region = document.createElement('div');
  region.innerHTML = '<h1>Fares</h1><a href="/blog">Blog</a>';

  it('shows its text and links', () => {
    render(<PrerenderedPage nodes={[region]} />);
    expect(screen.getByRole('heading', { name: 'Fares' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  });

  it('can be shown again: what is shown is a copy', () => {
    render(<PrerenderedPage nodes={[region]} />).unmount();
    render(<PrerenderedPage nodes={[region]} />);
    expect(screen.getByRole('heading', { name: 'Fares' })).toBeVisible();
    expect(region).not.toBeInTheDocument();
  });
});
