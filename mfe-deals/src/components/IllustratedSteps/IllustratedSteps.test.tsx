import { render, screen, within } from '@testing-library/react';
import { IllustratedSteps } from './IllustratedSteps';

const PROPS = {
  texts: { out: { title: 'Out', text: 'at dusk' }, back: { title: 'Back', text: 'at night' } },
  drawings: { out: <circle />, back: <rect /> },
};

describe('IllustratedSteps', () => {
  it('lists title and text of each step beside its drawing, in the order of the drawings', () => {
    render(<IllustratedSteps {...PROPS} isOrdered />);
    const [out, back, ...others] = screen.getAllByRole('listitem');
    expect(out).toHaveTextContent(/^Out at dusk$/);
    expect(out?.querySelector('circle')).toBeInTheDocument();
    expect(back).toHaveTextContent(/^Back at night$/);
    expect(back?.querySelector('rect')).toBeInTheDocument();
    expect(others).toEqual([]);
  });

  it('is an ordered list only when isOrdered is set', () => {
    const { container } = render(<IllustratedSteps {...PROPS} />);
    expect(container.querySelector('ol')).not.toBeInTheDocument();
  });

  it('hides the drawings from assistive technology', () => {
    render(<IllustratedSteps {...PROPS} />);
    for (const item of screen.getAllByRole('listitem')) {
      expect(within(item).queryByRole('img')).not.toBeInTheDocument();
      expect(item.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });
});
