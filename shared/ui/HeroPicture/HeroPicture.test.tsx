import { render } from '@testing-library/react';
import { HeroPicture } from './HeroPicture';

const FILES = {
  avif: ['/paris-800.avif', '/paris-1600.avif'],
  webp: ['/paris-800.webp', '/paris-1600.webp'],
  focus: 'top',
} as const;

describe('HeroPicture', () => {
  it('is decorative, loads with high priority, keeps its space until then, and the part that its focus names [PICTURE-2, PICTURE-4]', () => {
    const { container } = render(<HeroPicture files={FILES} />);
    const picture = container.querySelector('img');
    const attributes = { alt: '', loading: 'eager', fetchpriority: 'high', width: '1600', height: '900' };
    for (const [name, value] of Object.entries(attributes)) expect(picture).toHaveAttribute(name, value);
    expect(container.querySelector('picture')).toHaveClass('top');
  });

  it('is preloaded by a link in the head for browsers that show AVIF: the small file on every phone, elsewhere the one that its width needs [PICTURE-4, PICTURE-5]', () => {
    const { container } = render(<HeroPicture files={FILES} sizes="50vw" />);
    const srcset = '/paris-800.avif 800w, /paris-1600.avif 1600w';
    const sizes = '(width < 640px) 266px, 50vw';
    const link = document.head.querySelector('link[rel="preload"][as="image"]');
    expect(link).toHaveAttribute('type', 'image/avif');
    expect(link).toHaveAttribute('fetchpriority', 'high');
    expect(link).toHaveAttribute('imagesrcset', srcset);
    expect(link).toHaveAttribute('imagesizes', sizes);
    expect(container.querySelector('source')).toHaveAttribute('srcset', srcset);
    for (const element of container.querySelectorAll('source, img')) {
      expect(element).toHaveAttribute('sizes', sizes);
    }
  });
});
