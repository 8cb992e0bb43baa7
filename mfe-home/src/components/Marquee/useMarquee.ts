import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** 0.5 px in each of 60 frames, at any refresh rate. */
const SPEED_PX_PER_SECOND = 30;
/** A slide takes about eleven seconds to leave the screen. */
const COUNT_INTERVAL_MS = 500;

/** By a transform, which the compositor animates without the main thread; scrolling would need a script in every frame. */
function animate(viewport: HTMLElement, track: HTMLElement) {
  const originalsPx = track.scrollWidth / 2;
  const toMs = (px: number) => (px / SPEED_PX_PER_SECOND) * 1000;
  const animation = track.animate(
    { transform: ['translateX(0)', 'translateX(-50%)'] },
    { duration: toMs(originalsPx), iterations: Infinity },
  );
  animation.currentTime = toMs(viewport.scrollLeft % originalsPx);
  viewport.scrollLeft = 0;
  const distancePx = () => ((Number(animation.currentTime) / 1000) * SPEED_PX_PER_SECOND) % originalsPx;
  return {
    distancePx,
    stop: () => {
      const distance = distancePx();
      animation.cancel();
      viewport.scrollLeft += distance;
    },
  };
}

export function useMarquee(running: boolean, count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const animation = useRef<ReturnType<typeof animate>>(undefined);
  const [offscreenCount, setOffscreenCount] = useState(0);

  const stop = () => {
    animation.current?.stop();
    animation.current = undefined;
  };
  const countOffscreen = () => {
    if (!viewport.current || !track.current) return;
    // While a slide has the focus, neither it nor its copy may change places.
    if (viewport.current.contains(document.activeElement)) return;
    const distancePx = viewport.current.scrollLeft + (animation.current?.distancePx() ?? 0);
    const slidePx = track.current.scrollWidth / 2 / count;
    const counted = Math.min(Math.floor(distancePx / slidePx) || 0, count);
    // React keeps an update that changes nothing until the next render, which may be hours away.
    if (counted !== offscreenCount) setOffscreenCount(counted);
  };

  const onStart = useEffectEvent(() => {
    stop();
    if (viewport.current && track.current) animation.current = animate(viewport.current, track.current);
  });
  const onStop = useEffectEvent(stop);
  const onCount = useEffectEvent(countOffscreen);
  useEffect(() => {
    if (!running || !track.current) return;
    // It calls at once, and when the width of the slides has changed. The window also tells of a phone's address bar, which
    // changes the height alone, many times a second.
    const observer = new ResizeObserver(() => onStart());
    observer.observe(track.current);
    const timer = setInterval(() => onCount(), COUNT_INTERVAL_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      onStop();
    };
  }, [running]);
  return {
    viewport,
    track,
    /** How many slides have left the viewport; at most all originals. */
    offscreenCount,
    countOffscreen,
    /** Leaves the track where it is, so that the visitor or the browser can scroll it. */
    stop,
  };
}
