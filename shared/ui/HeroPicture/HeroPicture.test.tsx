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

describe('HeroPicture', () => {
  it('is decorative, loads with high priority and keeps its space until then [PICTURE-4]', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '900');
  });

  it('is preloaded in one of two sizes by a link in the head, for browsers that show AVIF [PICTURE-4]', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    const source = container.querySelector('source');
    const link = document.head.querySelector('link[rel="preload"]');
    expect(link).toHaveAttribute('as', 'image');
    expect(link).toHaveAttribute('type', 'image/avif');
    expect(link).toHaveAttribute('imagesrcset', '/paris-800.avif 800w, /paris-1600.avif 1600w');
    expect(source).toHaveAttribute('srcset', '/paris-800.avif 800w, /paris-1600.avif 1600w');
    expect(link).toHaveAttribute('imagesizes', source?.getAttribute('sizes'));
    expect(link).toHaveAttribute('fetchpriority', 'high');
  });

  it('keeps the part that its focus names when the container cuts it [PICTURE-2]', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    expect(container.querySelector('picture')).toHaveClass('top');
  });

  it('requests the small file on every phone, and elsewhere the one that its width needs [PICTURE-5]', () => {
    const { container, rerender } = render(<HeroPicture files={FILES} />);
    const phone = '(width < 640px) 266px';
    expect(sizesOf(container)).toEqual([`${phone}, 100vw`, `${phone}, 100vw`]);
    rerender(<HeroPicture files={FILES} sizes="50vw" />);
    expect(sizesOf(container)).toEqual([`${phone}, 50vw`, `${phone}, 50vw`]);
  });
});
