import { render } from '@testing-library/react';
import { CardPicture } from './CardPicture';

const FILES = {
  avif: ['/bali-400.avif', '/bali-800.avif'],
  webp: ['/bali-400.webp', '/bali-800.webp'],
} as const;

describe('The picture of a card', () => {
  it('is decorative, waits until it is near, and keeps its room meanwhile', () => {
    const { container } = render(<CardPicture files={FILES} sizes="50vw" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '800');
    expect(picture).toHaveAttribute('height', '600');
  });

  it('is offered small and large, as AVIF and for older browsers as WebP', () => {
    const { container } = render(<CardPicture files={FILES} sizes="50vw" />);
    const [source, picture] = [container.querySelector('source'), container.querySelector('img')];
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/bali-400.avif 400w, /bali-800.avif 800w');
    expect(picture).toHaveAttribute('srcset', '/bali-400.webp 400w, /bali-800.webp 800w');
    expect(picture).toHaveAttribute('src', '/bali-400.webp');
    for (const element of [source, picture]) expect(element).toHaveAttribute('sizes', '50vw');
  });
});
