import type { ReactNode, RefObject } from 'react';
import { useTexts } from '@farekite/shared/language';
import { pauseIcon, playIcon, Section } from '@farekite/shared/ui';
import styles from './AutoplaySection.module.scss';
import { autoplaySectionTexts } from './AutoplaySection.texts';
import { IconButton } from './IconButton';
import type { Autoplay } from './useAutoplay';

interface AutoplaySectionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly autoplay: Autoplay;
  readonly title: string;
  /** Shown under the title. */
  readonly intro?: ReactNode;
  /** For assistive technology, in the language of the page. @default a section */
  readonly roleDescription?: string;
  /** @default 'plain' */
  readonly surface?: 'plain' | 'sky';
  /** Buttons after the pause button. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A section whose content moves by itself, with the button that pauses it. */
export function AutoplaySection({
  autoplay,
  title,
  roleDescription,
  surface = 'plain',
  controls,
  ...section
}: AutoplaySectionProps) {
  const t = useTexts(autoplaySectionTexts);
  return (
    <Section
      {...section}
      {...autoplay.handlers}
      className={styles[surface]}
      surface={surface}
      title={title}
      aria-roledescription={roleDescription}
      controls={
        <div className={styles.controls}>
          <span className={styles.pause}>
            <IconButton
              icon={autoplay.paused ? playIcon : pauseIcon}
              name={t(autoplay.paused ? 'play' : 'pause', { title })}
              onClick={autoplay.toggle}
            />
          </span>
          {controls}
        </div>
      }
    />
  );
}
