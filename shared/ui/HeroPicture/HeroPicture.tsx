import { Picture, type PictureFiles } from '../Picture/Picture';
import styles from './HeroPicture.module.scss';

interface HeroFiles extends PictureFiles {
  /** Towards which edge it is kept whole when its place is narrower or lower. */
  readonly focus: 'center' | 'top' | 'left' | 'right' | 'bottom';
}

interface HeroPictureProps {
  /** 800 and 1600 pixels wide. */
  readonly files: HeroFiles;
  /** How wide it is shown from 640 pixels on, in the form of the sizes attribute. @default all of the screen */
  readonly sizes?: string;
}

/** The small file for every phone, however dense its screen: drawings stay crisp, and the first screen light. */
const PHONE = '(width < 640px) 266px';

/**
 * The picture across a page's head, and its largest content: fetched first of all. It fills its container,
 * and is cut to that.
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
      // The words need not wait for it.
      decoding="async"
    />
  );
}
