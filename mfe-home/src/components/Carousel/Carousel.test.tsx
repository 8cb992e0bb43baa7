import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advanceTime, fakeBrowser, type FakeBrowser } from '../../testing/fakeBrowser';
import { Carousel } from './Carousel';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const INTERVAL_MS = 2000;

let browser: FakeBrowser;

function renderCarousel({ hasDots = false, maxVisible = 4 as 3 | 4, reducedMotion = false } = {}) {
  browser = fakeBrowser({ reducedMotion });
  const slides = LETTERS.map((letter) => ({ key: letter, content: <a href={`#${letter}`}>{letter}</a> }));
  const page = renderPart(
    <Carousel
      title="Letters"
      maxVisible={maxVisible}
      intervalMs={INTERVAL_MS}
      hasDots={hasDots}
      slides={slides}
    />,
  );
  browser.showShare(1);
  return page;
}

/** The slides that are not inert. */
function reachable(): string {
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

describe('Carousel', () => {
  it('is announced as a carousel and has its pause button first in the tab order [HOME-35]', async () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'Letters' });
    expect(region.tagName).toBe('SECTION');
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    await user().tab();
    expect(button('Pause: Letters')).toHaveFocus();
  });

  it('names each slide, and its copy, by its number', () => {
    renderCarousel();
    const slides = within(screen.getByRole('region')).getAllByRole('group');
    for (const slide of [slides[1], slides[1 + LETTERS.length]]) {
      expect(slide).toHaveAccessibleName('2 of 5');
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
  });

  it('continues with the copies and jumps back without a transition 50 ms after the slide [HOME-30]', () => {
    renderCarousel();
    const transitions: string[] = [];
    jest.spyOn(track(), 'getBoundingClientRect').mockImplementation(() => {
      transitions.push(`${track().style.transition} at ${position()}`);
      return new DOMRect();
    });
    advanceTime(5 * INTERVAL_MS);
    expect(position()).toBe('5');
    expect(reachable()).toBe('ABCD');
    advanceTime(549);
    expect(position()).toBe('5');
    advanceTime(1);
    expect(position()).toBe('0');
    expect(reachable()).toBe('ABCD');
    expect(transitions).toEqual([expect.stringMatching(/^none.* at 0$/)]);
    expect(track().style.transition).toBe('');
    advanceTime(INTERVAL_MS - 550);
    expect(position()).toBe('1');
  });

  it('does not jump back while a copy has the focus, and moves on from its original', async () => {
    renderCarousel();
    advanceTime(5 * INTERVAL_MS);
    const focused = screen.getAllByRole('link', { name: 'A' }).find((link) => !link.closest('[inert]'));
    await user().tab();
    act(() => focused?.focus());
    advanceTime(600);
    expect(focused).toHaveFocus();
    expect(focused?.closest('[inert]')).toBeNull();
    fireEvent.click(button('Next: Letters'));
    expect(position()).toBe('1');
  });

  it('moves with its arrow buttons, also back from the first slide, and restarts the interval [HOME-11]', () => {
    renderCarousel();
    advanceTime(INTERVAL_MS - 100);
    fireEvent.click(button('Previous: Letters'));
    expect(position()).toBe('4');
    expect(reachable()).toBe('EABC');
    advanceTime(INTERVAL_MS - 1);
    expect(position()).toBe('4');
    advanceTime(1);
    expect(position()).toBe('5');
    advanceTime(550);
    fireEvent.click(button('Next: Letters'));
    expect(position()).toBe('1');
  });

  it('makes as many slides reachable as the stylesheet shows, whenever their number changes [HOME-30]', () => {
    renderCarousel({ maxVisible: 3 });
    expect(reachable()).toBe('ABC');
    for (const slides of ['A', 'AB', 'ABCD']) {
      track().style.setProperty('--visible', String(slides.length));
      browser.resize();
      expect(reachable()).toBe(slides);
    }
  });

  it('never makes a slide and its copy reachable at the same time [HOME-55]', () => {
    renderCarousel();
    for (let step = 0; step < 11; step += 1) {
      expect(new Set(reachable()).size).toBe(reachable().length);
      advanceTime(INTERVAL_MS / 2);
    }
  });

  it('moves to the slide of the dot that is clicked [HOME-19]', () => {
    renderCarousel({ hasDots: true });
    const dots = within(screen.getByRole('group', { name: 'Choose a slide: Letters' })).getAllByRole(
      'button',
    );
    expect(dots.map((dot) => dot.textContent)).toEqual(
      LETTERS.map((_, index) => `Show ${index + 1} of ${LETTERS.length}`),
    );
    expect(dots[0]).toHaveAttribute('aria-current', 'true');
    fireEvent.click(button('Show 4 of 5'));
    expect(position()).toBe('3');
    expect(dots[3]).toHaveAttribute('aria-current', 'true');
    expect(dots[0]).not.toHaveAttribute('aria-current');
  });

  it('follows a horizontal swipe, but no tap, no vertical scroll and no gesture of two fingers', () => {
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

  it('jumps from a copy to its original before it moves to the slide of a dot', () => {
    renderCarousel({ hasDots: true });
    advanceTime(5 * INTERVAL_MS);
    const positions: string[] = [];
    jest.spyOn(track(), 'getBoundingClientRect').mockImplementation(() => {
      positions.push(position());
      return new DOMRect();
    });
    fireEvent.click(button('Show 2 of 5'));
    expect(positions).toEqual(['0']);
    expect(position()).toBe('1');
  });

  it('writes no style attribute before it moves', () => {
    renderCarousel();
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('Autoplay of a carousel', () => {
  const expectPaused = () => {
    advanceTime(3 * INTERVAL_MS);
    expect(position()).toBe('0');
  };
  const expectRunning = () => {
    advanceTime(INTERVAL_MS);
    expect(position()).toBe('1');
  };

  const heading = () => screen.getByRole('heading', { name: 'Letters' });

  it.each([
    [
      'the visitor has paused it',
      () => fireEvent.click(button('Pause: Letters')),
      () => fireEvent.click(button('Play: Letters')),
    ],
    [
      'the pointer is over it',
      () => fireEvent.pointerEnter(heading()),
      () => fireEvent.pointerLeave(heading()),
    ],
    [
      'a finger is on it',
      () => fireEvent.touchStart(track(), { touches: [{ clientX: 200, clientY: 200 }] }),
      () => fireEvent.touchEnd(track(), { changedTouches: [{ clientX: 200, clientY: 100 }] }),
    ],
    ['it is off the screen', () => browser.showShare(0), () => browser.showShare(0.1)],
    ['its tab is hidden', () => browser.setTabVisible(false), () => browser.setTabVisible(true)],
  ])('pauses while %s', (_when, pause, resume) => {
    renderCarousel();
    pause();
    expectPaused();
    resume();
    expectRunning();
  });

  it('pauses while the keyboard focus is in it', async () => {
    renderCarousel();
    const keyboard = user();
    await keyboard.tab();
    expectPaused();
    await keyboard.tab();
    expectPaused();
    await keyboard.tab({ shift: true });
    await keyboard.tab({ shift: true });
    expect(document.body).toHaveFocus();
    expectRunning();
  });

  it('stays paused when only the window loses the focus', async () => {
    renderCarousel();
    await user().tab();
    fireEvent.blur(button('Pause: Letters'));
    expectPaused();
  });

  it('runs when it is started with the keyboard, although the play button has the focus', async () => {
    renderCarousel();
    const keyboard = user();
    await keyboard.tab();
    await keyboard.keyboard('{Enter}');
    expectPaused();
    await keyboard.keyboard('{Enter}');
    expectRunning();
  });

  it('pauses where reduced motion is preferred, from the start or later [HOME-54]', () => {
    renderCarousel({ reducedMotion: true });
    expectPaused();
    browser.setReducedMotion(false);
    expectRunning();
    browser.setReducedMotion(true);
    advanceTime(3 * INTERVAL_MS);
    expect(position()).toBe('1');
  });

  it('stands still once it was swiped, until the visitor plays it [HOME-35]', async () => {
    renderCarousel();
    // Forward, and back to the first slide.
    for (const end of [100, 300]) {
      fireEvent.touchStart(track(), { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(track(), { changedTouches: [{ clientX: end, clientY: 200 }] });
    }
    expectPaused();
    await user().click(button('Play: Letters'));
    expectRunning();
  });

  it('leaves no timer, observer or listener behind when it unmounts', () => {
    const { unmount } = renderCarousel();
    advanceTime(5 * INTERVAL_MS);
    expect(browser.watchers()).toBeGreaterThan(0);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(browser.watchers()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
