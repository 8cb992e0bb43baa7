import { useRef, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { useFetchAhead } from '../Rotation/useFetchAhead';
import { useMotion } from '../Rotation/useMotion';
import { IconButton } from '../Stage/IconButton';
import { Stage } from '../Stage/Stage';
import styles from './Carousel.module.scss';
import { carouselTexts } from './Carousel.texts';
import { Dots } from './Dots';
import { useCarousel } from './useCarousel';
import { useSideBySide } from './useSideBySide';
import { useSwipe } from './useSwipe';

interface CarouselProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** How many slides stand side by side on a wide screen. */
  readonly visible: 3 | 4;
  readonly intervalMs: number;
  /** Adds a button for each slide. @default false */
  readonly dots?: boolean;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Cards that take turns: one on a phone, two on a tablet, three or four on a wide screen, fewer of large text. */
export function Carousel({ title, lead, visible, intervalMs, dots, slides }: CarouselProps) {
  const t = useTexts(carouselTexts);
  const stage = useRef<HTMLElement>(null);
  const motion = useMotion(stage);
  const count = slides.length;
  const { track, position, move, show } = useCarousel({ count, intervalMs, running: motion.running });
  const end = position + useSideBySide(track, visible);
  useFetchAhead(track, motion.onScreen, [end, end + 1]);
  const swipe = useSwipe(move);
  return (
    <Stage
      ref={stage}
      motion={motion}
      title={title}
      lead={lead}
      kind={t('carousel')}
      controls={
        <>
          <IconButton icon="previous" name={t('previous', { title })} onClick={() => move(-1)} />
          <IconButton icon="next" name={t('next', { title })} onClick={() => move(1)} />
        </>
      }
    >
      <div className={styles.window} {...swipe}>
        <div
          ref={track}
          className={`${styles.track} ${visible === 4 ? styles.four : styles.three}`}
          aria-live={motion.running ? 'off' : 'polite'}
        >
          {[...slides, ...slides].map(({ key, content }, place) => (
            <div
              key={place < count ? key : `${key} again`}
              className={`${styles.slide} ${place < count ? '' : styles.duplicate}`.trim()}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('position', { position: (place % count) + 1, count })}
              // Of a slide and its duplicate at most the one that is seen can be read and used.
              inert={place < position || place >= end}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {dots && <Dots title={title} count={count} current={position % count} onChoose={show} />}
    </Stage>
  );
}
