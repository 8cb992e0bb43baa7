import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './HeroPicture.module.scss';

export interface HeroFiles extends PictureFiles {
  /** The part that stays visible when the container is narrower or lower than the picture. */
  readonly focus: 'center' | 'top' | 'left' | 'right' | 'bottom';
}

interface HeroPictureProps {
  /** 800 and 1600 pixels wide. */
  readonly files: HeroFiles;
  /** The width at which it is shown on screens of 640 pixels or more, as a `sizes` attribute. @default '100vw' */
  readonly sizes?: string;
}

/** Makes phones load the small file whatever their pixel density: drawings stay crisp and the first screen stays light. */
const PHONE = '(width < 640px) 266px';

/**
 * The picture at the top of a page. It is the page's largest content and therefore loads with high priority.
 * It fills its container, which cuts it.
 */
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
