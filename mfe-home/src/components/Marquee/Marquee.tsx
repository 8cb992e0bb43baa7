import { useRef, type ReactNode } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useTouchGesture } from '../../hooks/useTouchGesture';
import { AutoplaySection } from '../AutoplaySection/AutoplaySection';
import { keepsFocus, useAutoplay } from '../AutoplaySection/useAutoplay';
import { loopSlides, type Slide } from '../loop/loopSlides';
import styles from './Marquee.module.scss';
import { useMarquee } from './useMarquee';

const MAX_TAP_PX = 8;

interface MarqueeProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly slides: readonly Slide[];
}

export function Marquee({ title, intro, slides }: MarqueeProps) {
  const section = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(section);
  const { viewport, track, offscreenCount, countOffscreen, stop } = useMarquee(
    autoplay.running,
    slides.length,
  );
  const touchHandlers = useTouchGesture((acrossPx, downPx) => {
    // A finger that taps or scrolls the slides, not one that scrolls the page over them.
    if (Math.abs(downPx) <= Math.max(Math.abs(acrossPx), MAX_TAP_PX)) autoplay.pause();
  });
  // With reduced motion the copies are hidden, so that no slide may give its place to its copy.
  const first = useReducedMotion() ? 0 : offscreenCount;
  return (
    <AutoplaySection ref={section} autoplay={autoplay} surface="sky" title={title} intro={intro}>
      <div
        ref={viewport}
        className={styles.viewport}
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return;
          stop();
          // Browsers scroll no further than to an edge of the focused link.
          target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        {...touchHandlers}
        onScroll={countOffscreen}
        onBlur={(event) => {
          if (!keepsFocus(event)) countOffscreen();
        }}
      >
        <ul ref={track} className={styles.track}>
          {loopSlides(slides, first, slides.length).map(({ key, content, isCopy, isInert }) => (
            <li key={key} className={`${styles.slide} ${isCopy ? styles.copy : ''}`.trim()} inert={isInert}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </AutoplaySection>
  );
}
