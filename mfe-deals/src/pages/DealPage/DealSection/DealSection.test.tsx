import { render, screen, within } from '@testing-library/react';
import { DealSection } from './DealSection';

describe('A section of a deal page', () => {
  it('is a region named by its heading', () => {
    render(
      <DealSection heading="Three ways to the sea">
        <p>Inside</p>
      </DealSection>,
    );
    const region = screen.getByRole('region', { name: 'Three ways to the sea' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Three ways to the sea');
    expect(within(region).getByText('Inside')).toBeInTheDocument();
  });
});
