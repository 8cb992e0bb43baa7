import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './HeroPicture.module.scss';

export interface HeroFiles extends PictureFiles {
  /** What stays visible when the container cuts it. */
  readonly focus: 'center' | 'top' | 'left' | 'right' | 'bottom';
}

interface HeroPictureProps {
  /** 800 and 1600 pixels wide. */
  readonly files: HeroFiles;
  /** The `sizes` attribute for screens of 640 pixels or more. @default '100vw' */
  readonly sizes?: string;
}

/** Phones load the small file whatever their pixel density: drawings stay crisp. */
const PHONE = '(width < 640px) 266px';

/** The picture at the top of a page, its largest content. It fills its container, which cuts it. */
export function HeroPicture({ files, sizes = '100vw' }: HeroPictureProps) {
  return (
    <Picture
      className={`${styles.hero} ${styles[files.focus]}`}
      files={files}
      widths={[800, 1600]}
      height={900}
      sizes={`${PHONE}, ${sizes}`}
      loading="eager"
      fetchPriority="high"
      // The text is painted without waiting for the picture.
      decoding="async"
    />
  );
}
