import { render } from '@testing-library/react';
import { HeroPicture } from './HeroPicture';

const FILES = {
  avif: ['/paris-800.avif', '/paris-1600.avif'],
  webp: ['/paris-800.webp', '/paris-1600.webp'],
  focus: 'top',
} as const;

function sizesOf(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('source, img')].map((element) => element.getAttribute('sizes'));
}

describe('The picture of a hero', () => {
  it('is decorative, comes first of all, and keeps its room meanwhile', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '900');
  });

  it('is offered small and large, as AVIF and for older browsers as WebP', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    const [source, picture] = [container.querySelector('source'), container.querySelector('img')];
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/paris-800.avif 800w, /paris-1600.avif 1600w');
    expect(picture).toHaveAttribute('srcset', '/paris-800.webp 800w, /paris-1600.webp 1600w');
    expect(picture).toHaveAttribute('src', '/paris-800.webp');
  });

  it('keeps what matters where its place cuts it', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    expect(container.querySelector('picture')).toHaveClass('top');
  });

  it('asks for the small file on every phone, and else for what its place needs', () => {
    const { container, rerender } = render(<HeroPicture files={FILES} />);
    const phone = '(width < 640px) 266px';
    expect(sizesOf(container)).toEqual([`${phone}, 100vw`, `${phone}, 100vw`]);
    rerender(<HeroPicture files={FILES} sizes="50vw" />);
    expect(sizesOf(container)).toEqual([`${phone}, 50vw`, `${phone}, 50vw`]);
  });
});
