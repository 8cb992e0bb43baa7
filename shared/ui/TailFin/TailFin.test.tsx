import { render } from '@testing-library/react';
import { TailFin, type Livery } from './TailFin';

/** As an object, so that the compiler asks for each. */
const LIVERIES: Readonly<Record<Livery, true>> = {
  sky: true,
  leaf: true,
  rose: true,
  night: true,
  sun: true,
  plum: true,
  marigold: true,
  dusk: true,
  slate: true,
};

describe('The tail fins of airlines', () => {
  it('are told apart by their colors, and are for the eye alone', () => {
    const liveries = Object.keys(LIVERIES) as Livery[];
    const fins = liveries.map((livery) => {
      const { container, unmount } = render(<TailFin livery={livery} />);
      expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
      const colors = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
      unmount();
      return colors.join();
    });
    expect(new Set(fins).size).toBe(liveries.length);
  });
});
