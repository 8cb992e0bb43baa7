import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAnimations, type FakeAnimations } from '../../testing/fakeAnimations';
import { advanceTime, fakeBrowser, type FakeBrowser } from '../../testing/fakeBrowser';
import { Marquee } from './Marquee';

const SLIDES = ['A', 'B', 'C', 'D'].map((letter) => ({
  key: letter,
  content: <a href={`#${letter}`}>{letter}</a>,
}));
const SLIDE_PX = 344;
/** Of all slides and their copies. */
const TRACK_PX = 2 * SLIDES.length * SLIDE_PX;

let browser: FakeBrowser;
let animations: FakeAnimations;
const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

function renderMarquee({ reducedMotion = false } = {}) {
  browser = fakeBrowser({ reducedMotion });
  animations = fakeAnimations();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(TRACK_PX);
  const page = renderPart(<Marquee title="Letters" slides={SLIDES} />);
  browser.showShare(1);
  return page;
}

const track = () => screen.getByRole('list');
const viewport = () => track().parentElement ?? document.body;
/** How far the track has moved, by scrolling and by its animation. */
const offsetPx = () => viewport().scrollLeft + (animations.progressOf(track()) * TRACK_PX) / 2;
const scrollTo = (px: number) => {
  viewport().scrollLeft = px;
  fireEvent.scroll(viewport());
};
const links = () => screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
const reachable = () => links().map((link) => link.textContent);
const reachableSlides = () => screen.getAllByRole('listitem').map((slide) => !slide.hasAttribute('inert'));
const user = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  scrollIntoView.mockReset();
});

describe('Marquee', () => {
  it('moves at 30 px a second [HOME-34]', () => {
    renderMarquee();
    advanceTime(10_000);
    expect(offsetPx()).toBeCloseTo(300);
  });

  it('starts again after the last slide', () => {
    renderMarquee();
    clickButton('Pause: Letters');
    scrollTo(TRACK_PX / 2 - 15);
    clickButton('Play: Letters');
    expect(offsetPx()).toBeCloseTo(TRACK_PX / 2 - 15);
    advanceTime(1000);
    expect(offsetPx()).toBeCloseTo(15);
  });

  it('continues where it is when the window is resized', () => {
    renderMarquee();
    advanceTime(1000);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(TRACK_PX / 2);
    act(() => {
      fireEvent(window, new Event('resize'));
    });
    const resizedOffsetPx = () => viewport().scrollLeft + (animations.progressOf(track()) * TRACK_PX) / 4;
    expect(resizedOffsetPx()).toBeCloseTo(30);
    advanceTime(1000);
    expect(resizedOffsetPx()).toBeCloseTo(60);
  });

  it('keeps all original slides reachable with reduced motion, in their order, however far it is scrolled [HOME-54]', () => {
    renderMarquee({ reducedMotion: true });
    scrollTo(2 * SLIDE_PX);
    expect(reachableSlides()).toEqual([true, true, true, true, false, false, false, false]);
    expect(reachable()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('makes the copy of a slide reachable instead of the slide once that is off the screen', () => {
    renderMarquee();
    const isFirstReachable = () => reachableSlides()[0];
    advanceTime((SLIDE_PX / 30) * 1000 - 100);
    expect(isFirstReachable()).toBe(true);
    advanceTime(700);
    expect(isFirstReachable()).toBe(false);
    clickButton('Pause: Letters');
    scrollTo(SLIDE_PX);
    expect(reachableSlides()).toEqual([false, true, true, true, true, false, false, false]);
    scrollTo(SLIDE_PX - 1);
    expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('inert');
    expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('inert');
  });

  it('changes no reachable slides while one of them has the focus', () => {
    renderMarquee();
    const before = reachable();
    act(() => links()[0]?.focus());
    scrollTo(2 * SLIDE_PX);
    expect(reachable()).toEqual(before);
    act(() => links()[0]?.blur());
    expect(reachable()).toEqual(['C', 'D', 'A', 'B']);
  });
});

describe('Autoplay of a marquee', () => {
  const expectPaused = () => {
    const before = offsetPx();
    advanceTime(3000);
    expect(offsetPx()).toBe(before);
  };
  const expectRunning = () => {
    const before = offsetPx();
    advanceTime(1000);
    expect(offsetPx()).toBeCloseTo(before + 30);
  };

  it('pauses while the keyboard focus is in it, and scrolls the focused slide into view', async () => {
    renderMarquee();
    const keyboard = user();
    await keyboard.tab();
    await keyboard.tab();
    expect(links()[0]).toHaveFocus();
    expectPaused();
    expect(scrollIntoView.mock.instances).toEqual([screen.getAllByRole('listitem')[0]]);
  });

  const start = { clientX: 200, clientY: 200 };
  const touch = () => fireEvent.touchStart(track(), { touches: [start] });
  const liftFinger = (acrossPx: number, downPx: number) =>
    fireEvent.touchEnd(track(), {
      changedTouches: [{ clientX: start.clientX + acrossPx, clientY: start.clientY + downPx }],
    });

  it.each([
    ['a tap', 0, 0],
    ['a tap with a movement of some pixels', 3, -6],
    ['a movement along the slides', -60, 30],
  ])('stops under a finger, and stays paused after %s', (_gesture, acrossPx, downPx) => {
    renderMarquee();
    expectRunning();
    touch();
    expect(viewport().scrollLeft).toBeCloseTo(30);
    expectPaused();
    liftFinger(acrossPx, downPx);
    expectPaused();
    expect(screen.getByRole('button', { name: 'Play: Letters' })).toBeVisible();
  });

  it.each([
    ['scrolls the page down', () => liftFinger(20, -60)],
    ['scrolls the page up', () => liftFinger(-20, 60)],
    ['is taken away by the browser', () => fireEvent.touchCancel(track())],
  ])('stops under a finger, and moves on after one that %s', (_gesture, end) => {
    renderMarquee();
    touch();
    expectPaused();
    end();
    expectRunning();
    expect(screen.getByRole('button', { name: 'Pause: Letters' })).toBeVisible();
  });

  it('leaves no timer, observer or animation behind when it unmounts', () => {
    const { unmount } = renderMarquee();
    advanceTime(1000);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(browser.watchers()).toBe(0);
    expect(animations.running()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
