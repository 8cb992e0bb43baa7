import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Half a pixel in each of sixty frames, at any refresh rate. */
export const BELT_PX_PER_SECOND = 30;
/** How often it is looked which cards have left the view; one takes about eleven seconds. */
const COUNT_EVERY_MS = 500;

interface Conveyor {
  /** The scroller that shows a part of the belt. */
  readonly view: RefObject<HTMLDivElement | null>;
  /** Holds every card twice, so that behind the first half it can begin again. */
  readonly belt: RefObject<HTMLUListElement | null>;
  /** How many cards have left the view at its start. */
  readonly gone: number;
  readonly countGone: () => void;
  /** Has the belt stand where it is, scrolled to there, before somebody else scrolls it. */
  readonly stand: () => void;
}

/** While a belt runs, its view is scrolled to the start and the belt itself is moved, which the compositor does alone. */
interface Run {
  readonly distancePx: () => number;
  readonly end: () => void;
}

function startRun(view: HTMLElement, belt: HTMLElement): Run {
  const roundPx = belt.scrollWidth / 2;
  const slide = belt.animate(
    { transform: ['translateX(0)', 'translateX(-50%)'] },
    { duration: (roundPx / BELT_PX_PER_SECOND) * 1000, iterations: Infinity },
  );
  slide.currentTime = ((view.scrollLeft % roundPx) / BELT_PX_PER_SECOND) * 1000;
  view.scrollLeft = 0;
  const distancePx = () => ((Number(slide.currentTime) / 1000) * BELT_PX_PER_SECOND) % roundPx;
  return {
    distancePx,
    end: () => {
      const distance = distancePx();
      slide.cancel();
      view.scrollLeft += distance;
    },
  };
}

/** Moves a belt round while running; while it stands, its view scrolls like any other. */
export function useConveyor(running: boolean, cards: number): Conveyor {
  const view = useRef<HTMLDivElement>(null);
  const belt = useRef<HTMLUListElement>(null);
  const run = useRef<Run>(undefined);
  const [gone, setGone] = useState(0);

  const start = () => {
    if (view.current && belt.current) run.current = startRun(view.current, belt.current);
  };
  const stand = () => {
    run.current?.end();
    run.current = undefined;
  };
  const countGone = () => {
    if (!view.current || !belt.current) return;
    // Under the focus no card is taken away, nor put in its way a second time.
    if (view.current.contains(document.activeElement)) return;
    const distancePx = view.current.scrollLeft + (run.current?.distancePx() ?? 0);
    setGone(Math.floor((distancePx / belt.current.scrollWidth) * 2 * cards) || 0);
  };

  const onStart = useEffectEvent(start);
  const onEnd = useEffectEvent(stand);
  const onCount = useEffectEvent(countGone);
  useEffect(() => {
    if (!running) return;
    const begin = () => {
      onStart();
    };
    const end = () => {
      onEnd();
    };
    // Wider or narrower cards make another round.
    const beginAnew = () => {
      end();
      begin();
    };
    begin();
    const counting = setInterval(() => {
      onCount();
    }, COUNT_EVERY_MS);
    addEventListener('resize', beginAnew);
    return () => {
      removeEventListener('resize', beginAnew);
      clearInterval(counting);
      end();
    };
  }, [running]);
  return { view, belt, gone, countGone, stand };
}
