import { useState, type FocusEvent, type RefObject } from 'react';
import { useOnScreen, useReducedMotion, useTabVisible } from './browserState';

export interface Motion {
  /** Whether any of it is on the screen. */
  readonly onScreen: boolean;
  /** Whether it may move by itself now. */
  readonly running: boolean;
  /** Whether the visitor stopped it with its button. */
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
  /** For the element that holds the moving part and its controls. */
  readonly holders: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent<Element>) => void;
    readonly onBlur: (event: FocusEvent<Element>) => void;
  };
}

/** Whether the focus moves on inside the element, or stays there while only the window loses it. */
export function keepsFocus({ currentTarget, relatedTarget }: FocusEvent<Element>): boolean {
  return [relatedTarget, document.activeElement].some((to) => currentTarget.contains(to));
}

/**
 * When a part of the page may move by itself: never where less motion is asked for, nor in a hidden
 * tab, off the screen, under the pointer, around the keyboard's focus, or once it has been paused.
 */
export function useMotion(element: RefObject<Element | null>): Motion {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onScreen = useOnScreen(element);
  const tabVisible = useTabVisible();
  const reduced = useReducedMotion();
  return {
    onScreen,
    running: onScreen && tabVisible && !reduced && !paused && !hovered && !focused,
    paused,
    toggle: () => {
      setPaused(!paused);
      // Who asks it to play wants to see it move, though pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    pause: () => {
      setPaused(true);
    },
    holders: {
      onPointerEnter: () => {
        setHovered(true);
      },
      onPointerLeave: () => {
        setHovered(false);
      },
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: (event) => {
        if (!keepsFocus(event)) setFocused(false);
      },
    },
  };
}
