import { useState, useSyncExternalStore, type FocusEvent, type RefObject } from 'react';
import { useOnScreen } from '@farekite/shared/hooks';
import { useReducedMotion } from '../../hooks/useReducedMotion';

export type Autoplay = ReturnType<typeof useAutoplay>;

/** Also where only the window loses the focus. */
export function keepsFocus({ currentTarget, relatedTarget }: FocusEvent<Element>): boolean {
  return [relatedTarget, document.activeElement].some((target) => currentTarget.contains(target));
}

function subscribeToTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useTabVisible(): boolean {
  return useSyncExternalStore(
    subscribeToTab,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** When content may move by itself: https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html */
export function useAutoplay(element: RefObject<Element | null>) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  // More than the space above its title.
  const onScreen = useOnScreen(element, { share: 0.1 });
  const tabVisible = useTabVisible();
  const reducedMotion = useReducedMotion();
  return {
    onScreen,
    running: onScreen && tabVisible && !reducedMotion && !paused && !hovered && !touched && !focused,
    paused,
    toggle: () => {
      setPaused(!paused);
      // A visitor who presses Play expects motion, although pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    pause: () => setPaused(true),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // The pointer of a finger leaves as soon as the browser scrolls, while the finger is still there.
      onTouchStart: () => setTouched(true),
      onTouchEnd: () => setTouched(false),
      onTouchCancel: () => setTouched(false),
      onFocus: ({ target }: FocusEvent<Element>) => {
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event: FocusEvent<Element>) => {
        if (!keepsFocus(event)) setFocused(false);
      },
    },
  };
}
