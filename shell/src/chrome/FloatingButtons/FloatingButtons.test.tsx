import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { FloatingButtons } from './FloatingButtons';

/** jsdom lays nothing out; what lies where is what the test says. */
class FakeObserver {
  static readonly alive = new Set<FakeObserver>();
  readonly targets: Element[] = [];

  constructor(
    private readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options?: { readonly rootMargin: string },
  ) {
    FakeObserver.alive.add(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    FakeObserver.alive.delete(this);
  }
  tell(target: Element, isIntersecting: boolean) {
    act(() => {
      this.notify([{ target, isIntersecting }]);
    });
  }
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  FakeObserver.alive.clear();
});

/** The one that watches this element now. */
function observerOf(element: Element): FakeObserver {
  const watching = [...FakeObserver.alive].filter(({ targets }) => targets.includes(element));
  expect(watching).toHaveLength(1);
  const [observer] = watching;
  if (!observer) throw new Error('It is not watched');
  return observer;
}

/** Says that an element comes under the buttons, or leaves them. */
function lie(element: Element, under: boolean): void {
  observerOf(element).tell(element, under);
}

function renderButtons() {
  const rendered = renderChrome(
    <>
      <button type="button">Outside</button>
      <main>
        <h1 tabIndex={-1}>Heading</h1>
        <button type="button">Control</button>
        <p>
          <s>$899</s> $629
        </p>
        <h3>
          <a href="/blog">Card</a>
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

/** All that is watched for lying under the buttons. */
function watched(): Element[] {
  return [...FakeObserver.alive].filter(({ options }) => options).flatMap(({ targets }) => targets);
}

describe('The floating buttons', () => {
  it.each([
    ['en', 'Quick contact', 'Call Now 1-800-555-0199', 'Email info@farekite.example'],
    ['es', 'Contacto rápido', 'Llame ahora 1-800-555-0199', 'Escriba a info@farekite.example'],
  ] as const)('offer a call and a mail, and name number and address (%s)', (language, label, call, email) => {
    renderChrome(<FloatingButtons />, { language });
    const buttons = within(screen.getByRole('complementary', { name: label }));
    expect(buttons.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+18005550199');
    expect(buttons.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      'mailto:info@farekite.example',
    );
  });

  it('give way to the footer, to the controls of the page and to prices, and come back', () => {
    const { buttons, control, price, footer } = renderButtons();
    expect(watched()).toEqual([footer, control, price]);
    for (const element of [footer, control, price]) {
      lie(element, true);
      expect(buttons).toHaveClass('away');
      lie(element, false);
      expect(buttons).not.toHaveClass('away');
    }
  });

  it('give way to whatever is focused, as long as it is', () => {
    const { buttons, card, outside, control, price, footer } = renderButtons();
    for (const focused of [card, outside]) {
      act(() => {
        focused.focus();
      });
      expect(watched()).toEqual([footer, focused, control, price]);
      lie(focused, true);
      expect(buttons).toHaveClass('away');
      act(() => {
        focused.blur();
      });
      expect(watched()).toEqual([footer, control, price]);
      lie(footer, false);
      expect(buttons).not.toHaveClass('away');
    }
  });

  it('stay away while one of two that they covered still lies under them', () => {
    const { buttons, control, footer } = renderButtons();
    lie(control, true);
    lie(footer, true);
    lie(footer, false);
    expect(buttons).toHaveClass('away');
  });

  it('give way to a control that comes later too', async () => {
    const { buttons } = renderButtons();
    const late = document.createElement('button');
    screen.getByRole('main').append(late);
    await waitFor(() => {
      expect(watched()).toContain(late);
    });
    lie(late, true);
    expect(buttons).toHaveClass('away');
  });

  it('do not give way to themselves, nor to a heading that was arrived at', () => {
    const { footer, control, price } = renderButtons();
    for (const focused of [
      screen.getByRole('link', { name: /Call/ }),
      screen.getByRole('heading', { level: 1 }),
    ]) {
      act(() => {
        focused.focus();
      });
      expect(focused).toHaveFocus();
      expect(watched()).toEqual([footer, control, price]);
    }
  });

  it('wait until the top of the page has been read, in the prerendered page too', () => {
    const { buttons, container } = renderButtons();
    const pageTop = container.querySelector('.pageTop') ?? document.body;
    expect(buttons).toHaveClass('early');
    observerOf(pageTop).tell(pageTop, false);
    expect(buttons).toHaveClass('buttons');
    observerOf(pageTop).tell(pageTop, true);
    expect(buttons).toHaveClass('early');
  });

  it('watch the corner in which they stand, where it is after a change of the window, with room for a focus ring', () => {
    const { buttons, control, footer, unmount } = renderButtons();
    const box = jest.spyOn(buttons, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(300, 700, 56, 124));
    fireEvent(window, new Event('resize'));
    expect(observerOf(footer).options?.rootMargin).toBe('-692px 0px 0px -292px');
    // Nothing gives way to what only stands beside it.
    expect(observerOf(control).options?.rootMargin).toBe('-701px 0px 0px -301px');
    unmount();
    expect(FakeObserver.alive.size).toBe(0);
  });
});
