import type { ComponentProps } from 'react';
import styles from './Picture.module.scss';

/** The addresses of one picture by format, in its two widths. */
export interface PictureFiles {
  readonly avif: readonly [small: string, large: string];
  readonly webp: readonly [small: string, large: string];
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  readonly files: PictureFiles;
  /** In pixels. */
  readonly widths: readonly [small: number, large: number];
  /** Of the large one, in pixels. */
  readonly height: number;
  /** How wide it is shown, in the form of the sizes attribute: the browser chooses a file by it. */
  readonly sizes: string;
  /** Gives the frame its size; the picture fills it. */
  readonly className: string | undefined;
}

/**
 * A drawn picture, as AVIF or, for older browsers, as WebP. It is decorative: what it shows is named beside
 * it.
 */
export function Picture({
  files: { avif, webp },
  widths: [small, large],
  height,
  sizes,
  className,
  ...loading
}: PictureProps) {
  const srcSet = (files: PictureFiles['avif']) => `${files[0]} ${small}w, ${files[1]} ${large}w`;
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        {...loading}
        className={styles.picture}
        sizes={sizes}
        srcSet={srcSet(webp)}
        src={webp[0]}
        width={large}
        height={height}
        alt=""
      />
    </picture>
  );
}
