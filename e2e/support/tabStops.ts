import type { JSHandle, Page } from '@playwright/test';
import { untilPainted } from './layout';
import { expect } from './site';

const STOPS =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]):not([tabindex="-1"])';
/** The outline is visible on light backgrounds, the halo around it on dark ones. */
const OUTLINE = 'rgb(11, 27, 51) solid 3px';
const HALO = 'rgb(255, 197, 61) 0px 0px 0px 6px';
/** A date input has several inner stops: month, day, year and its button. */
const STOPS_WITHIN = 8;

interface Stop {
  /** Index among the Tab stops that are asked; -1 outside of them. */
  readonly place: number;
  readonly fault: string | undefined;
}

/** Records each stop when the next key is pressed: the page has scrolled to it. */
function recordStops([selector, part, outline, halo]: readonly [string, string, string, string]) {
  const stopsOfPage = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
  );
  const stops = stopsOfPage.filter((element) => element.closest(part));
  const before = stopsOfPage[stopsOfPage.findIndex((element) => element === stops[0]) - 1];
  // Tab begins before the first of them or at the top, wherever the focus was.
  document.body.tabIndex = -1;
  (before ?? document.body).focus();
  document.body.removeAttribute('tabindex');
  const hasRing = (element: Element | null) => {
    const style = element && getComputedStyle(element);
    return style?.outline === outline && style.outlineOffset === '2px' && style.boxShadow.includes(halo);
  };
  const faultOf = (element: HTMLElement) => {
    // A card's link draws its focus ring around the whole card.
    if (!hasRing(element) && !hasRing(element.closest('article, li'))) return 'no ring';
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // Browsers scroll by whole pixels.
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return 'not on the screen';
    const coverAt = (x: number, y: number) => {
      const onTop = document.elementFromPoint(x, y);
      return onTop && !element.contains(onTop) && !onTop.contains(element) ? onTop : undefined;
    };
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [coverAt(left + 1, y), coverAt(right - 1, y), coverAt(x, top + 1), coverAt(x, bottom - 1)];
    // Neighbors may touch at an edge; floating elements may not cover a stop.
    const cover = coverAt(x, y) ?? edges.find((edge) => edge?.closest('header, aside'));
    return cover && `covered by ${cover.outerHTML.slice(0, 80)}`;
  };
  const faultAt = (place: number) => {
    const element = stops[place];
    const fault = element && faultOf(element);
    return fault && `${fault}: ${element.outerHTML.slice(0, 120)}`;
  };
  const reached: Stop[] = [];
  let last: number | undefined;
  let hasMoved = false;
  const recordStop = () => {
    const place = stops.indexOf(document.activeElement as HTMLElement);
    if (hasMoved && (place < 0 || place !== last)) reached.push({ place, fault: faultAt((last = place)) });
    hasMoved = true;
  };
  // In the capture phase, because React stops the propagation of events in a page that is not hydrated.
  document.addEventListener('keydown', recordStop, true);
  const takeReached = () => {
    recordStop();
    hasMoved = false;
    return reached.splice(0);
  };
  const focusAgain = (place: number) => {
    stops[place]?.focus({ focusVisible: true } as FocusOptions);
    return faultAt(place);
  };
  return { count: stops.length, takeReached, focusAgain };
}

/** Until focus leaves the stops, or begins again at the other end, as in a browser without a bar. The browser queues all presses. */
async function pressThrough(
  page: Page,
  recorder: JSHandle<ReturnType<typeof recordStops>>,
  key: 'Tab' | 'Shift+Tab',
) {
  const count = await recorder.evaluate((stops) => stops.count);
  const keyboard = await page.context().newCDPSession(page);
  const stroke = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  const press = () => keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
  await Promise.all(Array.from({ length: count }, press));
  const reached: Stop[] = [];
  for (let more = 0; more < STOPS_WITHIN; more += 1) {
    reached.push(...(await recorder.evaluate(({ takeReached }) => takeReached())));
    if (reached.length > count) break;
    await press();
  }
  return reached;
}

/** That focus begins again at the first one counts as leaving them. */
function placesOf(stops: readonly Stop[], first: number): number[] {
  return stops.map(({ place }, index) => (index === stops.length - 1 && place === first ? -1 : place));
}

/** Tabs through a part and back. Fails on stops that are missed, covered, or without a focus ring. */
export async function expectEveryStopReachable(page: Page, part = 'body'): Promise<void> {
  const recorder = await page.evaluateHandle(recordStops, [STOPS, part, OUTLINE, HALO] as const);
  const count = await recorder.evaluate((stops) => stops.count);
  const places = Array.from({ length: count }, (_, place) => place);
  const forward = await pressThrough(page, recorder, 'Tab');
  const backward = await pressThrough(page, recorder, 'Shift+Tab');
  expect.soft(placesOf(forward, 0)).toEqual([...places, -1]);
  expect.soft(placesOf(backward, count - 1)).toEqual([...places.toReversed(), -1]);
  for (const { place, fault } of [...forward, ...backward]) {
    if (fault === undefined) continue;
    // Floating buttons hide a moment after the focus has moved.
    await expect.poll(() => recorder.evaluate(({ focusAgain }, at) => focusAgain(at), place)).toBeUndefined();
  }
  // While a field has the focus, the page shows no floating buttons.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}

/** Until carousels have made the cards inert that do not fit: the browser reports their size with the next frame. */
export async function untilMeasured(page: Page): Promise<void> {
  // A page that is moving on a busy machine may never be idle.
  const untilIdle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    );
  await untilIdle();
  await untilPainted(page);
  await untilIdle();
}
