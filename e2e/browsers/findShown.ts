import type { Point } from './tabs/Tab';

/** The part of axe that computes roles and accessible names. */
interface Axe {
  readonly setup: () => void;
  readonly teardown: () => void;
  readonly commons: {
    readonly aria: { readonly getRole: (element: Element) => string | null };
    readonly text: { readonly accessibleText: (element: Element) => string };
  };
}

/** An element that is on the screen, or can be scrolled there. */
export interface ShownElement {
  readonly text: string;
  /** The value of a form control; of a list the text of the selected option. */
  readonly value: string;
  readonly isFocused: boolean;
  /** Whether the focus is in the element. */
  readonly containsFocus: boolean;
  /** By name, such as `aria-pressed`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Where a click meets the element; `undefined` while it moves or something covers it. */
  readonly target: Point | undefined;
}

/**
 * Runs in the page. Finds the visible elements with a role and an accessible name, as axe computes both: it does so
 * alike in every browser. Requires axe in the page.
 *
 * @param name the whole name, or null for any
 * @param isToBeScrolled whether the first of them is scrolled to the middle of the screen
 */
export async function findShown(
  role: string,
  name: string | null,
  isToBeScrolled: boolean,
): Promise<ShownElement[]> {
  const CANDIDATES =
    ':is(a, button, dialog, footer, h1, h2, h3, header, input, main, section, select, [role])';
  const { axe } = window as unknown as { readonly axe: Axe };
  const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ').trim();
  const targetOf = (element: Element, before: DOMRect): Point | undefined => {
    const now = element.getBoundingClientRect();
    if (now.x !== before.x || now.y !== before.y) return undefined;
    const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return hit && (element.contains(hit) || hit.contains(element)) ? middle : undefined;
  };
  const twoFrames = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });

  axe.setup();
  const found = [...document.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      axe.commons.aria.getRole(element) === role &&
      (name === null || withoutBreaks(axe.commons.text.accessibleText(element)) === name),
  );
  axe.teardown();
  if (isToBeScrolled) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const places = found.map((element) => element.getBoundingClientRect());
  if (isToBeScrolled) await twoFrames();
  return found.map((element, index) => ({
    text: withoutBreaks(element.innerText),
    value:
      element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.text ?? '')
        : element instanceof HTMLInputElement
          ? element.value
          : '',
    isFocused: element === document.activeElement,
    containsFocus: element.contains(document.activeElement),
    attributes: Object.fromEntries(
      [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
    ),
    target: targetOf(element, places[index] ?? new DOMRect()),
  }));
}
