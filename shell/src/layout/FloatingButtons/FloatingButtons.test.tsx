import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell';
import { FloatingButtons } from './FloatingButtons';

/** Around what must be kept clear, and around what is focused. */
const CONTENT_MARGIN_PX = -1;
const FOCUS_MARGIN_PX = 8;

/** jsdom has no layout: the test says which elements intersect. */
class FakeObserver {
  static readonly active = new Set<FakeObserver>();
  readonly targets: Element[] = [];

  constructor(
    private readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { readonly rootMargin?: string } = {},
  ) {
    FakeObserver.active.add(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    FakeObserver.active.delete(this);
  }
  report(target: Element, isIntersecting: boolean) {
    act(() => {
      this.notify([{ target, isIntersecting }]);
    });
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  FakeObserver.active.clear();
});

/** The elements that must not come within this margin of the buttons, which jsdom places at 0, 0. */
function observed(marginPx: number): Element[] {
  const rootMargin = `${String(marginPx)}px 0px 0px ${String(marginPx)}px`;
  return [...FakeObserver.active]
    .filter(({ options }) => options.rootMargin === rootMargin)
    .flatMap(({ targets }) => targets);
}

/** Reports that the element has come under the buttons, or is no longer there. */
function setUnderButtons(element: Element, isUnder: boolean): void {
  for (const observer of FakeObserver.active) {
    if (observer.targets.includes(element)) observer.report(element, isUnder);
  }
}

function renderButtons() {
  const rendered = renderInShell(
    <>
      <button type="button">Outside</button>
      <main>
        <h1 tabIndex={-1}>Heading</h1>
        <button type="button">Control</button>
        <p data-keep-clear>
          <s>$899</s> $629
        </p>
        <h3>
          <a href="/blog" data-may-be-covered>
            Card
          </a>
        </h3>
      </main>
      <FloatingButtons />
      <footer>Footer</footer>
    </>,
  );
  return {
    ...rendered,
    buttons: screen.getByRole('complementary'),
    outside: screen.getByRole('button', { name: 'Outside' }),
    control: screen.getByRole('button', { name: 'Control' }),
    card: screen.getByRole('link', { name: 'Card' }),
    price: screen.getByText('$629'),
    footer: screen.getByRole('contentinfo'),
  };
}

/** Waits until the buttons have looked at what has changed, which they do after the next paint. */
async function untilPainted(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

function isHidden(buttons: HTMLElement): boolean {
  return buttons.dataset.state === 'covering';
}

describe('FloatingButtons', () => {
  it.each([
    ['en', 'Quick contact', 'Call Now 1-800-555-0199', 'Email info@farekite.example'],
    ['es', 'Contacto rápido', 'Llame ahora 1-800-555-0199', 'Escriba a info@farekite.example'],
  ] as const)(
    'offer a call and an email, named with number and address (%s) [LAYOUT-24]',
    (language, label, call, email) => {
      renderInShell(<FloatingButtons />, { language });
      const buttons = within(screen.getByRole('complementary', { name: label }));
      expect(buttons.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550199');
      expect(buttons.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        'mailto:info@farekite.example',
      );
    },
  );

  it('hide while they cover the footer, a control of the page or a price', () => {
    const { buttons, control, price, footer } = renderButtons();
    expect(observed(CONTENT_MARGIN_PX)).toEqual([control, price, footer]);
    for (const element of [footer, control, price]) {
      setUnderButtons(element, true);
      expect(isHidden(buttons)).toBe(true);
      setUnderButtons(element, false);
      expect(isHidden(buttons)).toBe(false);
    }
  });

  it('hide while they cover the focused element or its focus ring [LAYOUT-15]', async () => {
    const { buttons, card, control, outside } = renderButtons();
    for (const focused of [card, control, outside]) {
      focused.focus();
      await untilPainted();
      expect(observed(FOCUS_MARGIN_PX)).toEqual([focused]);
      setUnderButtons(focused, true);
      expect(isHidden(buttons)).toBe(true);
      setUnderButtons(focused, false);
      focused.blur();
      await untilPainted();
      expect(observed(FOCUS_MARGIN_PX)).toEqual([]);
      expect(isHidden(buttons)).toBe(false);
    }
  });

  it('measure their corner once after the next paint, whatever has happened before it', async () => {
    const { buttons, card, control } = renderButtons();
    const measured = jest.spyOn(buttons, 'getBoundingClientRect');
    card.focus();
    control.focus();
    screen.getByRole('main').append(document.createElement('button'));
    // Mutations are reported in a microtask.
    await Promise.resolve();
    expect(measured).not.toHaveBeenCalled();
    await untilPainted();
    // Around what must be kept clear, and around what is focused.
    expect(measured).toHaveBeenCalledTimes(2);
  });

  it('hide while they cover the focus in a page in which React stops the propagation of events, because it is not hydrated', async () => {
    const { buttons, card } = renderButtons();
    const stop = (event: Event) => {
      event.stopPropagation();
    };
    document.body.addEventListener('focusin', stop, true);
    card.focus();
    document.body.removeEventListener('focusin', stop, true);
    await untilPainted();
    expect(observed(FOCUS_MARGIN_PX)).toEqual([card]);
    setUnderButtons(card, true);
    expect(isHidden(buttons)).toBe(true);
  });

  it('come back when the focused element that they covered loses the focus', async () => {
    const { buttons, card } = renderButtons();
    card.focus();
    await untilPainted();
    setUnderButtons(card, true);
    expect(isHidden(buttons)).toBe(true);
    card.blur();
    await untilPainted();
    expect(isHidden(buttons)).toBe(false);
  });

  it('stay hidden while they still cover one of two elements', () => {
    const { buttons, control, footer } = renderButtons();
    setUnderButtons(control, true);
    setUnderButtons(footer, true);
    setUnderButtons(footer, false);
    expect(isHidden(buttons)).toBe(true);
  });

  it('hide while they cover a control that was added later', async () => {
    const { buttons } = renderButtons();
    const late = document.createElement('button');
    screen.getByRole('main').append(late);
    await untilPainted();
    expect(observed(CONTENT_MARGIN_PX)).toContain(late);
    setUnderButtons(late, true);
    expect(isHidden(buttons)).toBe(true);
  });

  it('stay when they have the focus themselves, or cover a heading that was focused by navigation', async () => {
    renderButtons();
    for (const focused of [
      screen.getByRole('link', { name: /Call/ }),
      screen.getByRole('heading', { level: 1 }),
    ]) {
      focused.focus();
      await untilPainted();
      expect(focused).toHaveFocus();
      expect(observed(FOCUS_MARGIN_PX)).toEqual([]);
    }
  });

  it('know whether the visitor has scrolled past the first screen', () => {
    const { buttons, container } = renderButtons();
    const firstHalfScreen = container.querySelector('.firstHalfScreen') ?? document.body;
    expect(buttons).toHaveAttribute('data-state', 'firstScreen');
    setUnderButtons(firstHalfScreen, false);
    expect(buttons).toHaveAttribute('data-state', 'reading');
    setUnderButtons(firstHalfScreen, true);
    expect(buttons).toHaveAttribute('data-state', 'firstScreen');
  });

  it('observe the corner that they are in, also after the window has changed, until they are unmounted', async () => {
    const { buttons, control, outside, unmount } = renderButtons();
    outside.focus();
    await untilPainted();
    jest.spyOn(buttons, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 700, 56, 124));
    fireEvent(window, new Event('resize'));
    await untilPainted();
    const marginOf = (element: Element) =>
      [...FakeObserver.active].find(({ targets }) => targets.includes(element))?.options.rootMargin;
    expect(marginOf(control)).toBe('-701px 0px 0px -301px');
    expect(marginOf(outside)).toBe('-692px 0px 0px -292px');
    fireEvent(window, new Event('resize'));
    unmount();
    await untilPainted();
    expect(FakeObserver.active.size).toBe(0);
  });
});
