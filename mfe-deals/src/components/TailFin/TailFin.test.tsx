import { renderPart } from '@farekite/shared/testing';
import { AIRLINES, type Airline } from '../../content/airlines';
import { TailFin } from './TailFin';

describe('The tail fins of the airlines', () => {
  it('are told apart by their colors, and are for the eye alone', () => {
    const fins = (Object.keys(AIRLINES) as Airline[]).map((airline) => {
      const { container, unmount } = renderPart(<TailFin airline={airline} />);
      expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      const colors = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
      unmount();
      return colors.join();
    });
    expect(fins.length).toBeGreaterThan(8);
    expect(new Set(fins).size).toBe(fins.length);
  });
});
