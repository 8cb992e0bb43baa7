import { render } from '@testing-library/react';
import { CardPicture } from '../CardPicture/CardPicture';
import { HeroPicture } from '../HeroPicture/HeroPicture';
import { cardFiles, heroFiles } from './pictureFiles';

const tagsOf = ({ innerHTML }: Element) => innerHTML.split(/(?<=>)/);

it('A CardPicture is decorative, keeps its space until it comes near the screen, and has two sizes in two formats [HOME-8, HOME-10]', () => {
  const { container } = render(<CardPicture files={cardFiles('bali')} sizes="50vw" />);
  expect(tagsOf(container)).toEqual([
    '<picture class="frame card">',
    '<source type="image/avif" srcset="/assets/bali-400.avif 400w, /assets/bali-800.avif 800w" sizes="50vw">',
    '<img class="picture" loading="lazy" decoding="sync" sizes="50vw" width="800" height="600" alt="" srcset="/assets/bali-400.webp 400w, /assets/bali-800.webp 800w" src="/assets/bali-400.webp">',
    '</picture>',
  ]);
  expect(document.head).toBeEmptyDOMElement();
});

it('A CardPicture is preloaded where the first screen shows it', () => {
  render(<CardPicture files={cardFiles('goa')} sizes="50vw" loading="eager" />);
  expect(document.head.querySelector('[rel="preload"][href*="goa"]')).toHaveAttribute('imagesizes', '50vw');
});

it('A HeroPicture is decorative, loads with high priority, keeps its space until then, and the part that its focus names; it is preloaded by browsers that show AVIF, and phones load the small file [PICTURE-2, PICTURE-4, PICTURE-5]', () => {
  const { container } = render(<HeroPicture files={heroFiles('paris', { paris: 'top' })} sizes="50vw" />);
  expect(tagsOf(container)).toEqual([
    '<picture class="frame hero top">',
    '<source type="image/avif" srcset="/assets/paris-hero-800.avif 800w, /assets/paris-hero-1600.avif 1600w" sizes="(width < 640px) 266px, 50vw">',
    '<img class="picture" loading="eager" fetchpriority="high" decoding="async" sizes="(width < 640px) 266px, 50vw" width="1600" height="900" alt="" srcset="/assets/paris-hero-800.webp 800w, /assets/paris-hero-1600.webp 1600w" src="/assets/paris-hero-800.webp">',
    '</picture>',
  ]);
  expect(tagsOf(document.head)).toContain(
    '<link rel="preload" as="image" type="image/avif" href="/assets/paris-hero-800.avif" imagesrcset="/assets/paris-hero-800.avif 800w, /assets/paris-hero-1600.avif 1600w" imagesizes="(width < 640px) 266px, 50vw" fetchpriority="high">',
  );
});
