import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useRotation } from '../Rotation/useRotation';

/** How long a slide takes; the stylesheet holds the same figure. */
export const SLIDE_MS = 500;
/** How long the duplicates are shown before the track jumps back to the originals. */
export const RESET_DELAY_MS = 50;

interface CarouselOptions {
  readonly count: number;
  readonly intervalMs: number;
  readonly running: boolean;
}

interface Carousel {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The slide in front: `count` is the duplicate of the first one. */
  readonly position: number;
  /** Moves by so many slides, round the end. */
  readonly move: (steps: number) => void;
  readonly show: (slide: number) => void;
}

/** The start is what the stylesheet says, so that hydration changes nothing of the prerendered page. */
function place(track: HTMLElement | null, position: number): void {
  if (position === 0) track?.style.removeProperty('--position');
  else track?.style.setProperty('--position', String(position));
}

/** Puts the track somewhere else where the same cards are seen, so that nobody sees it. */
function jump(track: HTMLElement | null, position: number): void {
  if (!track) return;
  track.style.transition = 'none';
  place(track, position);
  // Read, so that the browser does not take this place and the next one together.
  track.getBoundingClientRect();
  track.style.transition = '';
}

/** A row of slides that goes round: behind its end the first slides stand again. */
export function useCarousel({ count, intervalMs, running }: CarouselOptions): Carousel {
  const track = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const [moves, setMoves] = useState(0);

  useLayoutEffect(() => {
    place(track.current, position);
  }, [position]);

  useEffect(() => {
    if (position < count) return;
    const timer = setTimeout(() => {
      // A duplicate that was focused meanwhile stays; the next move goes on from the original.
      if (track.current?.contains(document.activeElement)) return;
      jump(track.current, 0);
      setPosition(0);
    }, SLIDE_MS + RESET_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [position, count]);

  const slide = (from: number, to: number) => {
    if (from !== position) jump(track.current, from);
    setPosition(to);
  };
  const advance = (steps: number) => {
    const original = position % count;
    const from = original + steps < 0 ? original + count : original;
    slide(from, from + steps);
  };
  useRotation(() => advance(1), { running, intervalMs, restart: moves });

  const byHand = (change: () => void) => {
    change();
    setMoves(moves + 1);
  };
  return {
    track,
    position,
    move: (steps) => byHand(() => advance(steps)),
    show: (to) => byHand(() => slide(position % count, to)),
  };
}
