import type { ComponentProps } from 'react';
import styles from './Picture.module.scss';

/** The addresses of a picture in two widths. */
export interface PictureFiles {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly files: PictureFiles;
  /** In pixels. */
  readonly widths: readonly [small: number, large: number];
  /** Of the large file, in pixels. */
  readonly height: number;
  /** The `sizes` attribute: the width at which it is shown. */
  readonly sizes: string;
  /** Gives it its size. */
  readonly className: string | undefined;
}

/** An illustration as AVIF, or WebP for older browsers. Decorative: a text beside it names what it shows. */
export function Picture({
  files: { avif, webp },
  widths: [smallPx, largePx],
  height,
  sizes,
  className,
  ...image
}: PictureProps) {
  const srcSetOf = ([small, large]: PictureFiles['avif']) => `${small} ${smallPx}w, ${large} ${largePx}w`;
  const avifSrcSet = srcSetOf(avif);
  return (
    <picture className={`${styles.frame} ${className}`}>
      {image.loading === 'eager' && (
        // React puts it into the head, before the styles.
        <link
          rel="preload"
          as="image"
          type="image/avif"
          // React leaves a link without an address where it is.
          href={avif[0]}
          imageSrcSet={avifSrcSet}
          imageSizes={sizes}
          fetchPriority={image.fetchPriority}
        />
      )}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        className={styles.picture}
        {...image}
        sizes={sizes}
        srcSet={srcSetOf(webp)}
        src={webp[0]}
        width={largePx}
        height={height}
        alt=""
      />
    </picture>
  );
}
