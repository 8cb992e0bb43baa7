import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advanceTime, fakeBrowser } from '../../testing/fakeBrowser';
import { Carousel } from './Carousel';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const INTERVAL_MS = 2000;

/** @param share of it that is on the screen */
function renderCarousel(share = 1) {
  const showShare = fakeBrowser();
  const slides = LETTERS.map((letter) => ({
    key: letter,
    content: (
      <a href={`#${letter}`}>
        <img alt="" loading="lazy" />
        {letter}
      </a>
    ),
  }));
  const page = renderPart(
    <Carousel title="Letters" maxVisible={4} intervalMs={INTERVAL_MS} hasDots slides={slides} />,
  );
  showShare(share);
  return { ...page, showShare };
}

const links = () => screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
const reachable = () => links().map(({ textContent }) => textContent);

function track(): HTMLElement {
  const [slide] = within(screen.getByRole('region')).getAllByRole('group');
  return slide?.parentElement ?? document.body;
}

const position = () => track().style.getPropertyValue('--position') || '0';
const user = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => void jest.useFakeTimers());

// What is seen of it, and when it pauses, is tested in a browser: e2e/premiumServices.spec.ts.
describe('Carousel', () => {
  it('is announced as a carousel of numbered slides and copies, and has its pause button first in the tab order [HOME-35]', async () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'Letters' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(region).getAllByRole('group');
    for (const slide of [slides[1], slides[1 + LETTERS.length]]) {
      expect(slide).toHaveAccessibleName('2 of 5');
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
    await user().tab();
    expect(button('Pause: Letters')).toHaveFocus();
  });

  it('loads the pictures of all slides when it comes on the screen, so that none comes in empty', () => {
    const { container, showShare } = renderCarousel(0);
    const lazy = () => container.querySelectorAll('img[loading="lazy"]');
    expect(lazy()).toHaveLength(2 * LETTERS.length);
    showShare(0.1);
    expect(lazy()).toHaveLength(0);
  });

  it('does not jump back while a copy has the focus, and moves on from its original', () => {
    renderCarousel();
    advanceTime(5 * INTERVAL_MS);
    expect(position()).toBe('5');
    const [copy] = links();
    act(() => copy?.focus());
    advanceTime(600);
    expect(copy).toHaveFocus();
    expect(reachable()).toEqual(['A', 'B', 'C', 'D']);
    const jumps: string[] = [];
    jest.spyOn(track(), 'getBoundingClientRect').mockImplementation(() => {
      jumps.push(`${track().style.transition} at ${position()}`);
      return new DOMRect();
    });
    fireEvent.click(button('Next: Letters'));
    expect(jumps).toEqual([expect.stringMatching(/^none.* at 0$/)]);
    expect(position()).toBe('1');
    expect(track().style.transition).toBe('');
  });

  it('moves with its arrow buttons, also back from the first slide, and restarts the interval [HOME-11]', () => {
    renderCarousel();
    advanceTime(INTERVAL_MS - 100);
    fireEvent.click(button('Previous: Letters'));
    expect(position()).toBe('4');
    expect(reachable()).toEqual(['E', 'A', 'B', 'C']);
    advanceTime(INTERVAL_MS - 1);
    expect(position()).toBe('4');
    advanceTime(1);
    expect(position()).toBe('5');
    advanceTime(550);
    expect(position()).toBe('0');
  });

  it('moves to the slide of the dot that is clicked [HOME-19]', () => {
    renderCarousel();
    const group = screen.getByRole('group', { name: 'Choose a slide: Letters' });
    const dots = within(group).getAllByRole('button');
    expect(dots.map((dot) => dot.textContent)).toEqual(
      LETTERS.map((_, index) => `Show ${index + 1} of ${LETTERS.length}`),
    );
    expect(screen.getByRole('button', { current: true })).toBe(dots[0]);
    fireEvent.click(button('Show 4 of 5'));
    expect(position()).toBe('3');
    expect(screen.getByRole('button', { current: true })).toBe(dots[3]);
  });

  it('stays where it is after a gesture of two fingers', () => {
    renderCarousel();
    const touch = { clientX: 200, clientY: 200 };
    fireEvent.touchStart(track(), { touches: [touch, touch] });
    fireEvent.touchEnd(track(), { changedTouches: [{ ...touch, clientX: 100 }] });
    expect(position()).toBe('0');
  });

  it('stays paused when only the window loses the focus, and runs when it is started with the keyboard', async () => {
    renderCarousel();
    const keyboard = user();
    await keyboard.tab();
    fireEvent.blur(button('Pause: Letters'));
    advanceTime(3 * INTERVAL_MS);
    expect(position()).toBe('0');
    await keyboard.keyboard('{Enter}');
    expect(button('Play: Letters')).toHaveFocus();
    await keyboard.keyboard('{Enter}');
    advanceTime(INTERVAL_MS);
    expect(position()).toBe('1');
  });
});
