import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrowser, pass, type FakeBrowser } from '../../testing/fakeBrowser';
import { Carousel } from './Carousel';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const INTERVAL_MS = 2000;

let browser: FakeBrowser;

function renderCarousel({ dots = false, visible = 4 as 3 | 4, conditions = {} } = {}) {
  browser = fakeBrowser(conditions);
  const slides = LETTERS.map((letter) => ({ key: letter, content: <a href={`#${letter}`}>{letter}</a> }));
  const page = renderPart(
    <Carousel title="Letters" visible={visible} intervalMs={INTERVAL_MS} dots={dots} slides={slides} />,
  );
  browser.showShare(1);
  return page;
}

/** The slides that can be read and used. */
function shown(): string {
  return screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent)
    .join('');
}

function track(): HTMLElement {
  const element = screen.getAllByRole('group')[0]?.parentElement;
  if (!element) throw new Error('There is no track');
  return element;
}

const position = () => track().style.getPropertyValue('--position') || '0';
const user = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('A carousel', () => {
  it('is a section that says what it is, with its pause button first', async () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'Letters' });
    expect(region.tagName).toBe('SECTION');
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await user().tab();
    expect(button('Pause: Letters')).toHaveFocus();
  });

  it('names the place of each slide', () => {
    renderCarousel();
    const slide = within(screen.getByRole('region')).getAllByRole('group')[1];
    expect(slide).toHaveAccessibleName('2 of 5');
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  it('moves on by one card at each interval, in half a second', () => {
    renderCarousel();
    expect(shown()).toBe('ABCD');
    pass(INTERVAL_MS - 1);
    expect(position()).toBe('0');
    pass(1);
    expect(position()).toBe('1');
    expect(shown()).toBe('BCDE');
    pass(INTERVAL_MS);
    expect(position()).toBe('2');
  });

  it('goes round over the duplicates, and jumps back unseen 50 ms after the slide', () => {
    renderCarousel();
    const transitions: string[] = [];
    jest.spyOn(track(), 'getBoundingClientRect').mockImplementation(() => {
      transitions.push(`${track().style.transition} at ${position()}`);
      return new DOMRect();
    });
    pass(5 * INTERVAL_MS);
    expect(position()).toBe('5');
    expect(shown()).toBe('ABCD');
    pass(549);
    expect(position()).toBe('5');
    pass(1);
    expect(position()).toBe('0');
    expect(shown()).toBe('ABCD');
    expect(transitions).toEqual([expect.stringMatching(/^none.* at 0$/)]);
    expect(track().style.transition).toBe('');
    pass(INTERVAL_MS - 550);
    expect(position()).toBe('1');
  });

  it('keeps a duplicate that was focused before the jump, and goes on from its original', async () => {
    renderCarousel();
    pass(5 * INTERVAL_MS);
    const focused = screen.getAllByRole('link', { name: 'A' }).find((link) => !link.closest('[inert]'));
    await user().tab();
    act(() => focused?.focus());
    pass(600);
    expect(focused).toHaveFocus();
    expect(focused?.closest('[inert]')).toBeNull();
    fireEvent.click(button('Next: Letters'));
    expect(position()).toBe('1');
  });

  it('moves by its arrows, also back over the start, and starts its time again', () => {
    renderCarousel();
    pass(INTERVAL_MS - 100);
    fireEvent.click(button('Previous: Letters'));
    expect(position()).toBe('4');
    expect(shown()).toBe('EABC');
    pass(INTERVAL_MS - 1);
    expect(position()).toBe('4');
    pass(1);
    expect(position()).toBe('5');
    pass(550);
    fireEvent.click(button('Next: Letters'));
    expect(position()).toBe('1');
  });

  it('has as many cards in use as its styles lay side by side, whenever they change', () => {
    renderCarousel({ visible: 3 });
    expect(shown()).toBe('ABC');
    for (const cards of ['A', 'AB', 'ABCD']) {
      track().style.setProperty('--visible', String(cards.length));
      browser.resize();
      expect(shown()).toBe(cards);
    }
  });

  it('never has a card and its duplicate in use together', () => {
    renderCarousel();
    for (let step = 0; step < 11; step += 1) {
      expect(new Set(shown()).size).toBe(shown().length);
      pass(INTERVAL_MS / 2);
    }
  });

  it('goes where its dots point', () => {
    renderCarousel({ dots: true });
    const dots = within(screen.getByRole('group', { name: 'Choose a slide: Letters' })).getAllByRole(
      'button',
    );
    expect(dots.map((dot) => dot.textContent)).toEqual(LETTERS.map((_, at) => `Show ${at + 1} of 5`));
    expect(dots[0]).toHaveAttribute('aria-current', 'true');
    fireEvent.click(button('Show 4 of 5'));
    expect(position()).toBe('3');
    expect(dots[3]).toHaveAttribute('aria-current', 'true');
    expect(dots[0]).not.toHaveAttribute('aria-current');
  });

  it('follows a swipe across, but no tap, no finger that scrolls the page and no two fingers', () => {
    renderCarousel();
    const swipe = (acrossPx: number, downPx = 0, fingers = 1) => {
      const from = { clientX: 200, clientY: 200 };
      fireEvent.touchStart(track(), { touches: Array.from({ length: fingers }, () => from) });
      fireEvent.touchEnd(track(), {
        changedTouches: [{ clientX: from.clientX + acrossPx, clientY: from.clientY + downPx }],
      });
      return position();
    };
    expect(swipe(-30)).toBe('0');
    expect(swipe(-60, 100)).toBe('0');
    expect(swipe(-60, 0, 2)).toBe('0');
    expect(swipe(-60, 30)).toBe('1');
    expect(swipe(60)).toBe('0');
  });

  it('goes from a duplicate to what a dot points at as from its original', () => {
    renderCarousel({ dots: true });
    pass(5 * INTERVAL_MS);
    const places: string[] = [];
    jest.spyOn(track(), 'getBoundingClientRect').mockImplementation(() => {
      places.push(position());
      return new DOMRect();
    });
    fireEvent.click(button('Show 2 of 5'));
    expect(places).toEqual(['0']);
    expect(position()).toBe('1');
  });

  it('tells of changes only while it stands', () => {
    renderCarousel();
    expect(track()).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button('Pause: Letters'));
    expect(track()).toHaveAttribute('aria-live', 'polite');
  });

  it('writes no style before it moves', () => {
    renderCarousel();
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('A carousel stands still', () => {
  const expectToStand = () => {
    pass(3 * INTERVAL_MS);
    expect(position()).toBe('0');
  };
  const expectToMove = () => {
    pass(INTERVAL_MS);
    expect(position()).toBe('1');
  };

  it('once it is paused, until it is played', () => {
    renderCarousel();
    fireEvent.click(button('Pause: Letters'));
    expectToStand();
    fireEvent.click(button('Play: Letters'));
    expectToMove();
  });

  it('under the pointer', async () => {
    renderCarousel();
    const mouse = user();
    await mouse.hover(screen.getByRole('heading', { name: 'Letters' }));
    expectToStand();
    await mouse.unhover(screen.getByRole('heading', { name: 'Letters' }));
    expectToMove();
  });

  it('around the keyboard’s focus', async () => {
    renderCarousel();
    const keyboard = user();
    await keyboard.tab();
    expectToStand();
    await keyboard.tab();
    expectToStand();
    await keyboard.tab({ shift: true });
    await keyboard.tab({ shift: true });
    expect(document.body).toHaveFocus();
    expectToMove();
  });

  it('also while only the window has lost the focus', async () => {
    renderCarousel();
    await user().tab();
    fireEvent.blur(button('Pause: Letters'));
    expectToStand();
  });

  it('but moves when it is played with the keyboard', async () => {
    renderCarousel();
    const keyboard = user();
    await keyboard.tab();
    await keyboard.keyboard('{Enter}');
    expectToStand();
    await keyboard.keyboard('{Enter}');
    expectToMove();
  });

  it('off the screen', () => {
    renderCarousel();
    browser.showShare(0);
    expectToStand();
    browser.showShare(0.1);
    expectToMove();
  });

  it('in a hidden tab', () => {
    renderCarousel();
    browser.setTabVisible(false);
    expectToStand();
    browser.setTabVisible(true);
    expectToMove();
  });

  it('where less motion is asked for, before or later', () => {
    renderCarousel({ conditions: { reducedMotion: true } });
    expectToStand();
    browser.setConditions({ reducedMotion: false });
    expectToMove();
    browser.setConditions({ reducedMotion: true });
    pass(3 * INTERVAL_MS);
    expect(position()).toBe('1');
  });

  it('and leaves nothing running when it goes', () => {
    const { unmount } = renderCarousel();
    pass(5 * INTERVAL_MS);
    expect(browser.watchers()).toBeGreaterThan(0);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(browser.watchers()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
