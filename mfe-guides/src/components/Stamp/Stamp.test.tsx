import { render, screen } from '@testing-library/react';
import { Stamp } from './Stamp';

it('Stamp shows place and value around a picture that it loads lazily, and is hidden from assistive technology', () => {
  const { container } = render(<Stamp illustration="paris" place="París" value={3} />);
  expect(screen.getByText('París')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  const picture = container.querySelector('img');
  expect(picture?.srcset).toBe('/assets/paris-stamp-200.webp 200w, /assets/paris-stamp-400.webp 400w');
  expect(picture).toHaveAttribute('loading', 'lazy');
});
