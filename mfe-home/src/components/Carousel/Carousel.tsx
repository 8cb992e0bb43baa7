import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { chevronLeftIcon, chevronRightIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useTouchGesture } from '../../hooks/useTouchGesture';
import { AutoplaySection } from '../AutoplaySection/AutoplaySection';
import { IconButton } from '../AutoplaySection/IconButton';
import { useAutoplay } from '../AutoplaySection/useAutoplay';
import { loopSlides, type Slide } from '../loop/loopSlides';
import styles from './Carousel.module.scss';
import { useCarousel } from './useCarousel';
import { useVisibleCount } from './useVisibleCount';

/** A shorter movement is a tap. */
const MIN_SWIPE_PX = 40;

interface CarouselProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** On a wide screen. */
  readonly maxVisible: 3 | 4;
  readonly intervalMs: number;
  readonly hasDots?: boolean;
  readonly slides: readonly Slide[];
}

export function Carousel({ title, intro, maxVisible, intervalMs, hasDots = false, slides }: CarouselProps) {
  const { t } = useTranslation('home');
  const section = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(section);
  const count = slides.length;
  const { track, position, moveBy, moveTo } = useCarousel({ count, intervalMs, running: autoplay.running });
  const visibleCount = useVisibleCount(track, maxVisible);
  const swipeHandlers = useTouchGesture((acrossPx, downPx) => {
    // A mostly vertical movement scrolls the page.
    if (Math.abs(acrossPx) < Math.max(MIN_SWIPE_PX, Math.abs(downPx))) return;
    moveBy(acrossPx < 0 ? 1 : -1);
    // Whoever swipes is looking at the slides one by one.
    autoplay.pause();
  });
  return (
    <AutoplaySection
      ref={section}
      autoplay={autoplay}
      title={title}
      intro={intro}
      roleDescription={t('carousel.carousel')}
      controls={
        <>
          <IconButton
            icon={chevronLeftIcon}
            name={t('carousel.previous', { title })}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            icon={chevronRightIcon}
            name={t('carousel.next', { title })}
            onClick={() => moveBy(1)}
          />
        </>
      }
    >
      <div className={styles.viewport} {...swipeHandlers}>
        <div
          ref={track}
          className={`${styles.track} ${maxVisible === 4 ? styles.four : styles.three}`}
          aria-live={autoplay.running ? 'off' : 'polite'}
        >
          {loopSlides(slides, position, visibleCount).map(({ key, content, number, isCopy, isInert }) => (
            <div
              key={key}
              className={`${styles.slide} ${isCopy ? styles.copy : ''}`.trim()}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { position: number, total: count })}
              inert={isInert}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {hasDots && <Dots title={title} count={count} current={position % count} onChoose={moveTo} />}
    </AutoplaySection>
  );
}

interface DotsProps {
  readonly title: string;
  readonly count: number;
  readonly current: number;
  readonly onChoose: (slide: number) => void;
}

function Dots({ title, count, current, onChoose }: DotsProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.dots} role="group" aria-label={t('carousel.choose', { title })}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-current={slide === current ? 'true' : undefined}
          onClick={() => onChoose(slide)}
        >
          <VisuallyHidden>{t('carousel.show', { position: slide + 1, total: count })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
