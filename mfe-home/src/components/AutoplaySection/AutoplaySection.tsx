import { useEffect, type ReactNode, type RefObject } from 'react';
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
  readonly intro?: ReactNode;
  readonly roleDescription?: string;
  readonly surface?: keyof typeof SECTIONS;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

export function AutoplaySection(props: AutoplaySectionProps) {
  const { ref, autoplay, title, intro, roleDescription, surface = 'plain', controls, ...section } = props;
  const { t } = useTranslation('home');
  const SurfaceSection = SECTIONS[surface];
  const { onScreen, paused, toggle, handlers } = autoplay;
  // Browsers load the picture of a slide when it is in view; it would come in empty.
  useEffect(() => {
    if (!onScreen) return;
    for (const picture of ref.current?.querySelectorAll('img') ?? [])
      picture.setAttribute('loading', 'eager');
  }, [ref, onScreen]);
  return (
    <SurfaceSection
      {...section}
      {...handlers}
      ref={ref}
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
                icon={paused ? playIcon : pauseIcon}
                name={t(`autoplaySection.${paused ? 'play' : 'pause'}`, { title })}
                onClick={toggle}
              />
            </span>
            {controls}
          </div>
        </div>
      )}
    />
  );
}
