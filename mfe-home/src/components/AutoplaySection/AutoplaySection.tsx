import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { pauseIcon, playIcon, Section, SkySection } from '@farekite/shared/ui';
import styles from './AutoplaySection.module.scss';
import { IconButton } from './IconButton';
import type { Autoplay } from './useAutoplay';

const SECTIONS = { plain: Section, sky: SkySection };

interface AutoplaySectionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly autoplay: Autoplay;
  readonly title: string;
  /** Shown under the title. */
  readonly intro?: ReactNode;
  /** For assistive technology, in the language of the page. @default a section */
  readonly roleDescription?: string;
  /** @default 'plain' */
  readonly surface?: keyof typeof SECTIONS;
  /** Buttons after the pause button. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A section whose content moves by itself, with the button that pauses it. */
export function AutoplaySection({
  autoplay,
  title,
  intro,
  roleDescription,
  surface = 'plain',
  controls,
  ...section
}: AutoplaySectionProps) {
  const { t } = useTranslation('home');
  const SurfaceSection = SECTIONS[surface];
  return (
    <SurfaceSection
      {...section}
      {...autoplay.handlers}
      className={styles[surface]}
      title={title}
      aria-roledescription={roleDescription}
      header={(heading) => (
        <div className={styles.header}>
          <div className={styles.titleAndIntro}>
            {heading}
            {intro}
          </div>
          <div className={styles.controls}>
            <span className={styles.pause}>
              <IconButton
                icon={autoplay.paused ? playIcon : pauseIcon}
                name={t(`autoplaySection.${autoplay.paused ? 'play' : 'pause'}`, { title })}
                onClick={autoplay.toggle}
              />
            </span>
            {controls}
          </div>
        </div>
      )}
    />
  );
}
