/** As systems do by default. */
const DOUBLE_CLICK_MS = 500;
/** How well a finger hits the same place twice. */
const SAME_PLACE_PX = 32;

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role="option"], dialog';

function controlOf(element: EventTarget | null): Element | null {
  const control = element instanceof Element ? element.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Ignores the second click of a double click where the first one has put something else under the pointer. */
export function ignoreStrayClicks(): void {
  /** The last click that counted. */
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
    // Otherwise the browser would send no mouse events.
    if (event.type !== 'pointerdown') event.preventDefault();
  };

  const press = (event: MouseEvent) => {
    // Unlike `pointerdown`, `mousedown` has the number of the click.
    if (event.type === 'pointerdown') isStray = false;
    isStray ||= follows(event) && hasScreenChanged(event.target);
    if (isStray) ignore(event);
  };
  const click = (event: MouseEvent) => {
    const { clientX, clientY, timeStamp, target, detail } = event;
    // By a key or by assistive technology.
    if (detail === 0) return;
    if (isStray) ignore(event);
    else last = { clientX, clientY, timeStamp, control: controlOf(target) };
  };
  window.addEventListener('pointerdown', press, { capture: true });
  window.addEventListener('mousedown', press, { capture: true });
  window.addEventListener('click', click, { capture: true });
}
