import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** As in Carousel.module.scss. */
const SLIDE_MS = 500;
/** From the end of a slide to the jump from the copies to the originals. */
const RESET_DELAY_MS = 50;

interface CarouselOptions {
  readonly count: number;
  readonly intervalMs: number;
  readonly running: boolean;
}

/** At the start it writes no style: the prerendered page has none. */
function setPosition(track: HTMLElement | null, position: number): void {
  if (position === 0) track?.style.removeProperty('--position');
  else track?.style.setProperty('--position', String(position));
}

/** Without a transition, between positions where the same slides are in view. */
function jump(track: HTMLElement | null, position: number): void {
  if (!track) return;
  track.style.transition = 'none';
  setPosition(track, position);
  // Forces a layout. Otherwise the browser would merge this position with the next one.
  track.getBoundingClientRect();
  track.style.transition = '';
}

export function useCarousel({ count, intervalMs, running }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  const [position, setCurrent] = useState(0);
  const [manualMoves, setManualMoves] = useState(0);

  useLayoutEffect(() => setPosition(track.current, position), [position]);

  useEffect(() => {
    if (position < count) return;
    const timer = setTimeout(() => {
      // A focused copy stays in view; the next move starts from its original.
      if (track.current?.contains(document.activeElement)) return;
      jump(track.current, 0);
      setCurrent(0);
    }, SLIDE_MS + RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [position, count]);

  const slide = (from: number, to: number) => {
    if (from !== position) jump(track.current, from);
    setCurrent(to);
  };
  const advance = (steps: number) => {
    const original = position % count;
    const from = original + steps < 0 ? original + count : original;
    slide(from, from + steps);
  };

  const onInterval = useEffectEvent(() => advance(1));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onInterval(), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, manualMoves]);

  return {
    track,
    /** Index of the first slide in view; from `count` on it is a copy. */
    position,
    moveBy: (steps: number) => {
      advance(steps);
      setManualMoves(manualMoves + 1);
    },
    moveTo: (index: number) => {
      slide(position % count, index);
      setManualMoves(manualMoves + 1);
    },
  };
}
