import { render, screen } from '@testing-library/react';
import { PrerenderedPage } from './PrerenderedPage';

describe('PrerenderedPage', () => {
  const region = document.createElement('div');
  region.innerHTML = '<h1>Fares</h1><a href="/blog">Blog</a>';

  it('can be rendered again, because it shows copies of the nodes', () => {
    render(<PrerenderedPage nodes={[region]} />).unmount();
    render(<PrerenderedPage nodes={[region]} />);
    expect(screen.getByRole('heading', { name: 'Fares' })).toBeVisible();
    expect(region).not.toBeInTheDocument();
  });
});
