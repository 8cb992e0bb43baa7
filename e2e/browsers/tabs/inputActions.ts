import type { Key, Point } from './Tab';

/** The code points by which WebDriver names keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEY_CODE_POINTS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
};

/** What an input device does, in the form that WebDriver and WebDriver BiDi share. */
type InputActions = readonly object[];

export function clickActions({ x, y }: Point): InputActions {
  const steps = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }];
}

export function typeActions(text: string): InputActions {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions: strokes }];
}

export function pressActions(key: Key): InputActions {
  return typeActions(KEY_CODE_POINTS[key]);
}
