import type { ComponentProps } from 'react';
import styles from './Picture.module.scss';

/** The URLs of one picture by format, in two widths. */
export interface PictureFiles {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly files: PictureFiles;
  /** The widths of the files, in pixels. */
  readonly widths: readonly [small: number, large: number];
  /** The height of the large file, in pixels. */
  readonly height: number;
  /** The width at which it is shown, as a `sizes` attribute. The browser chooses a file by it. */
  readonly sizes: string;
  /** Gives the frame its size. The picture fills the frame. */
  readonly className: string | undefined;
}

/**
 * An illustration as AVIF, or as WebP for older browsers. Decorative: the text beside it names what it shows. One that loads
 * eagerly is on the first screen, and is preloaded.
 */
export function Picture({
  files: { avif, webp },
  widths,
  height,
  sizes,
  className,
  loading,
  fetchPriority,
  decoding,
}: PictureProps) {
  const [smallPx, largePx] = widths;
  const srcSetOf = ([small, large]: PictureFiles['avif']) => `${small} ${smallPx}w, ${large} ${largePx}w`;
  const avifSrcSet = srcSetOf(avif);
  return (
    <picture className={`${styles.frame} ${className}`}>
      {loading === 'eager' && (
        // React puts it into the head, so that the picture is requested before the browser has read the styles there.
        <link
          rel="preload"
          as="image"
          type="image/avif"
          // React leaves a link without an address where it is.
          href={avif[0]}
          imageSrcSet={avifSrcSet}
          imageSizes={sizes}
          fetchPriority={fetchPriority}
        />
      )}
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img
        className={styles.picture}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={decoding}
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
