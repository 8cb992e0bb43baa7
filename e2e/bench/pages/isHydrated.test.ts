/** @jest-environment jsdom */
import { isHydrated } from './isHydrated';

const HEIGHT_PX = 40;

function hydrate(...selectors: string[]): void {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector))
      Object.assign(element, { __reactFiber$1a2b: {} });
  }
}

/** Puts an element where layout would. */
function place(selector: string, top: number, height = HEIGHT_PX): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, HEIGHT_PX, height));
  element.checkVisibility = () => true;
}

describe('isHydrated', () => {
  beforeEach(() => {
    // jsdom has no class for boxes.
    Object.assign(globalThis, {
      DOMRect: class {
        readonly bottom: number;
        constructor(
          readonly left: number,
          readonly top: number,
          readonly width: number,
          readonly height: number,
        ) {
          this.bottom = top + height;
        }
      },
    });
    document.body.innerHTML =
      '<div id="root"><header></header><div data-remote="mfe-home"><button>Search</button></div></div>';
    place('button', 0);
  });

  it('is true when header, page and controls are hydrated', () => {
    hydrate('header', '[data-remote]', 'button');
    expect(isHydrated()).toBe(true);
  });

  it.each(['header', '[data-remote]', 'button'])('is false while %s is not', (missing) => {
    hydrate(...['header', '[data-remote]', 'button'].filter((selector) => selector !== missing));
    expect(isHydrated()).toBe(false);
  });

  it('does not wait for a static page', () => {
    document.querySelector('[data-remote]')?.setAttribute('data-static', 'true');
    hydrate('header', 'button');
    expect(isHydrated()).toBe(true);
  });

  it('is false while the document has no page yet', () => {
    document.querySelector('[data-remote]')?.remove();
    hydrate('header');
    expect(isHydrated()).toBe(false);
  });

  it('does not lay out what the browser has skipped to see where it is', () => {
    hydrate('header', '[data-remote]');
    const button = document.querySelector('button') as HTMLElement;
    button.checkVisibility = (options) => !options?.contentVisibilityAuto;
    expect(isHydrated()).toBe(true);
    expect(button.getBoundingClientRect).not.toHaveBeenCalled();
  });

  it.each([
    ['below the screen', innerHeight, HEIGHT_PX],
    ['above the screen', -HEIGHT_PX, HEIGHT_PX],
    ['not shown', 0, 0],
  ])('does not wait for a control that is %s', (_where, top, height) => {
    hydrate('header', '[data-remote]');
    place('button', top, height);
    expect(isHydrated()).toBe(true);
  });
});
