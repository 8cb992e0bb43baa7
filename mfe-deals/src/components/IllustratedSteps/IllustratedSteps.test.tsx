import { render, screen } from '@testing-library/react';
import { IllustratedSteps } from './IllustratedSteps';

const PROPS = {
  texts: { out: { title: 'Out', text: 'at dusk' }, back: { title: 'Back', text: 'at night' } },
  drawings: { out: <circle />, back: <rect /> },
};

describe('IllustratedSteps', () => {
  it('lists title and text of each step beside its decorative drawing, in the order of the drawings', () => {
    render(<IllustratedSteps {...PROPS} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Out at dusk', 'Back at night']);
    for (const [index, shape] of ['circle', 'rect'].entries()) {
      const drawing = steps[index]?.querySelector(shape)?.closest('svg');
      expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it.each([true, false])('is an ordered list if its steps follow each other in time: %s', (isOrdered) => {
    const { container } = render(<IllustratedSteps {...PROPS} isOrdered={isOrdered} />);
    expect(container.firstElementChild?.localName).toBe(isOrdered ? 'ol' : 'ul');
  });
});
