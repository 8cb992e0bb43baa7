/** Within it, systems take two clicks for a double click, unless the visitor has set another time. */
const DOUBLE_CLICK_MS = 500;
/** A finger hits the same place twice no better than this. */
const SAME_PLACE_PX = 32;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="option"], dialog';

/** The control that a click on an element is for; of a dialog's backdrop and text, the dialog. */
function controlOf(element: EventTarget | null): Element | null {
  const control = element instanceof Element ? element.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Ignores clicks that were meant for the screen before: the second click of a double click, where the first one has put something
 * else under the pointer, such as a button of the next step or a dialog. A click by a key or by assistive technology has no
 * place, and always counts.
 */
export function ignoreStrayClicks(): void {
  /** The last click that counted, and what it was for. */
  let last: (Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'> & { control: Element | null }) | undefined;
  let isStray = false;

  const follows = ({ clientX, clientY, timeStamp, detail }: MouseEvent) => {
    // The first click of this double click may have been on the document before.
    if (detail > 1 || !last) return detail > 1;
    const isNear = Math.hypot(clientX - last.clientX, clientY - last.clientY) < SAME_PLACE_PX;
    return isNear && timeStamp - last.timeStamp < DOUBLE_CLICK_MS;
  };
  const hasScreenChanged = (target: EventTarget | null) =>
    !last ||
    (controlOf(target) !== last.control &&
      controlOf(document.elementFromPoint(last.clientX, last.clientY)) !== last.control);
  const ignore = (event: Event) => {
    event.stopImmediatePropagation();
    // Not of a press by pointer, which the browser would not follow by the mouse events of a click.
    if (event.type !== 'pointerdown') event.preventDefault();
  };

  const listen = (type: 'pointerdown' | 'mousedown' | 'click', listener: (event: MouseEvent) => void) => {
    window.addEventListener(type, listener, { capture: true });
  };
  listen('pointerdown', (event) => {
    isStray = follows(event) && hasScreenChanged(event.target);
    if (isStray) ignore(event);
  });
  // It has the number of the click, which a press by pointer lacks.
  listen('mousedown', (event) => {
    isStray ||= follows(event) && hasScreenChanged(event.target);
    if (isStray) ignore(event);
  });
  listen('click', (event) => {
    if (event.detail === 0) return;
    if (isStray) ignore(event);
    else {
      const { clientX, clientY, timeStamp, target } = event;
      last = { clientX, clientY, timeStamp, control: controlOf(target) };
    }
  });
}
