import { render } from '@testing-library/react';
import { CardPicture } from './CardPicture';

const FILES = {
  avif: ['/bali-400.avif', '/bali-800.avif'],
  webp: ['/bali-400.webp', '/bali-800.webp'],
} as const;

const preload = () => document.head.querySelector('link[rel="preload"]');

describe('CardPicture', () => {
  it('is decorative, keeps its space until it comes near the screen, and has two sizes in two formats [HOME-8, HOME-10]', () => {
    const { container } = render(<CardPicture files={FILES} sizes="50vw" />);
    const [source, picture] = [container.querySelector('source'), container.querySelector('img')];
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '600');
    expect(preload()).toBeNull();
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/bali-400.avif 400w, /bali-800.avif 800w');
    expect(picture).toHaveAttribute('srcset', '/bali-400.webp 400w, /bali-800.webp 800w');
    expect(picture).toHaveAttribute('src', '/bali-400.webp');
    for (const element of [source, picture]) expect(element).toHaveAttribute('sizes', '50vw');
  });

  it('is preloaded where the first screen shows it', () => {
    const { container } = render(<CardPicture files={FILES} sizes="50vw" loading="eager" />);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(preload()).toHaveAttribute('imagesrcset', '/bali-400.avif 400w, /bali-800.avif 800w');
    expect(preload()).toHaveAttribute('imagesizes', '50vw');
  });
});
