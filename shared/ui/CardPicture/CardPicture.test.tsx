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
    for (const [name, value] of Object.entries({ alt: '', loading: 'lazy', width: '800', height: '600' })) {
      expect(picture).toHaveAttribute(name, value);
    }
    expect(preload()).toBeNull();
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/bali-400.avif 400w, /bali-800.avif 800w');
    expect(picture).toHaveAttribute('srcset', '/bali-400.webp 400w, /bali-800.webp 800w');
    expect(picture).toHaveAttribute('src', '/bali-400.webp');
    for (const element of [source, picture]) expect(element).toHaveAttribute('sizes', '50vw');
  });

  it('is preloaded where the first screen shows it', () => {
    render(<CardPicture files={FILES} sizes="50vw" loading="eager" />);
    expect(preload()).toHaveAttribute('imagesizes', '50vw');
  });
});
