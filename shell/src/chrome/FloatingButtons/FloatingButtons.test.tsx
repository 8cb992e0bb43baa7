import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderChrome } from '../testing/renderChrome';
import { FloatingButtons } from './FloatingButtons';

/** jsdom lays nothing out; what lies under the buttons is what the test says. */
class FakeObserver {
  static readonly alive = new Set<FakeObserver>();
  readonly targets: Element[] = [];

  constructor(
    private readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { readonly rootMargin: string },
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

/** The one that watches now. */
function observer(): FakeObserver {
  expect(FakeObserver.alive.size).toBe(1);
  const [watching] = FakeObserver.alive;
  if (!watching) throw new Error('Nothing is watched');
  return watching;
}

function renderButtons() {
  const rendered = renderChrome(
    <>
      <h1 tabIndex={-1}>Heading</h1>
      <button type="button">Control</button>
      <FloatingButtons />
      <footer>Footer</footer>
    </>,
  );
  return {
    ...rendered,
    buttons: screen.getByRole('complementary'),
    control: screen.getByRole('button'),
    footer: screen.getByRole('contentinfo'),
  };
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

  it('give way to the footer, and come back', () => {
    const { buttons, footer } = renderButtons();
    expect(observer().targets).toEqual([footer]);
    observer().tell(footer, true);
    expect(buttons).toHaveClass('away');
    observer().tell(footer, false);
    expect(buttons).not.toHaveClass('away');
  });

  it('give way to the control that is focused, as long as it is', () => {
    const { buttons, control, footer } = renderButtons();
    act(() => {
      control.focus();
    });
    expect(observer().targets).toEqual([footer, control]);
    observer().tell(control, true);
    expect(buttons).toHaveClass('away');
    act(() => {
      control.blur();
    });
    expect(observer().targets).toEqual([footer]);
    observer().tell(footer, false);
    expect(buttons).not.toHaveClass('away');
  });

  it('stay away while one of two that they covered still lies under them', () => {
    const { buttons, control, footer } = renderButtons();
    act(() => {
      control.focus();
    });
    observer().tell(control, true);
    observer().tell(footer, true);
    observer().tell(footer, false);
    expect(buttons).toHaveClass('away');
  });

  it('do not give way to themselves, nor to a heading that was arrived at', () => {
    const { footer } = renderButtons();
    for (const focused of [screen.getAllByRole('link')[0], screen.getByRole('heading')]) {
      act(() => {
        focused?.focus();
      });
      expect(focused).toHaveFocus();
      expect(observer().targets).toEqual([footer]);
    }
  });

  it('watch the corner in which they stand, where it is after a change of the window, with room for a focus ring', () => {
    const { buttons, unmount } = renderButtons();
    const box = jest.spyOn(buttons, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(300, 700, 56, 124));
    fireEvent(window, new Event('resize'));
    expect(observer().options.rootMargin).toBe('-692px 0px 0px -292px');
    unmount();
    expect(FakeObserver.alive.size).toBe(0);
  });
});
