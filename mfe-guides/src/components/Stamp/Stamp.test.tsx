import { render, screen } from '@testing-library/react';
import { Stamp } from './Stamp';

describe('A stamp', () => {
  it('is for the eye alone, with its place and its value', () => {
    const { container } = render(<Stamp scene="paris" place="París" value={3} />);
    expect(screen.getByText('París')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('comes when it is near, small, as AVIF and for older browsers as WebP', () => {
    const { container } = render(<Stamp scene="paris" place="Paris" />);
    const [source, picture] = [container.querySelector('source'), container.querySelector('img')];
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source?.srcset).toBe('/assets/paris-stamp-200.avif 200w, /assets/paris-stamp-400.avif 400w');
    expect(picture?.srcset).toBe('/assets/paris-stamp-200.webp 200w, /assets/paris-stamp-400.webp 400w');
    expect(picture).toHaveAttribute('src', '/assets/paris-stamp-200.webp');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});
