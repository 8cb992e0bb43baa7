import { render } from '@testing-library/react';
import { AIRLINES, type Airline } from './airlines';
import { TailFin } from './TailFin';

it('A TailFin has different colors for each airline and is hidden from assistive technology', () => {
  const airlines = Object.keys(AIRLINES) as Airline[];
  const fins = airlines.map((airline) => {
    const { container, unmount } = render(<TailFin airline={airline} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    const colors = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    unmount();
    return colors.join();
  });
  expect(new Set(fins).size).toBe(airlines.length);
});
