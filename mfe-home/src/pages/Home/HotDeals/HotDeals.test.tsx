import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBrowser, pass, type FakeBrowser } from '../../../testing/fakeBrowser';
import { HotDeals } from './HotDeals';

/** Of all eight places. */
const BELT_PX = 8 * 344;

let browser: FakeBrowser;
const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Eight places of 344 px under a screen that draws so many times a second. */
function renderDeals({ reducedMotion = false, hertz = 60, language = 'en' as 'en' | 'es' } = {}) {
  browser = fakeBrowser({ reducedMotion });
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((draw) => Number(setTimeout(() => draw(performance.now()), 1000 / hertz)));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((request) => {
    clearTimeout(request);
  });
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(BELT_PX);
  const page = renderPart(<HotDeals />, { language });
  browser.showShare(1);
  return page;
}

const belt = () => screen.getByRole('list');
const links = () => screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
const user = () => userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  scrollIntoView.mockReset();
});

describe('The hot deals', () => {
  it.each([
    ['en', 'Use Coupon Code FLYFAMILY'],
    ['es', 'Use el código de cupón FLYFAMILY'],
  ] as const)('lead to four pages, each with a coupon code to read (%s)', (language, coupon) => {
    renderDeals({ language });
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/family-travel-deals',
      '/weekend-getaway-deals',
      '/senior-travel-deals',
      '/business-class-deals',
    ]);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(coupon);
  });

  it.each([30, 60, 144])('run at 30 px a second on a screen of %d Hz', (hertz) => {
    renderDeals({ hertz });
    pass(10_000);
    expect(belt().scrollLeft).toBeGreaterThan(298);
    expect(belt().scrollLeft).toBeLessThanOrEqual(300);
  });

  it('begin again behind the last one', () => {
    renderDeals();
    belt().scrollLeft = BELT_PX / 2 - 15;
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Hot Deals' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play: Hot Deals' }));
    pass(1000);
    expect(belt().scrollLeft).toBeGreaterThan(10);
    expect(belt().scrollLeft).toBeLessThan(16);
  });

  it('keep every card in use where less motion is asked for, however far the belt is scrolled', () => {
    renderDeals({ reducedMotion: true });
    belt().scrollLeft = 2 * 344;
    fireEvent.scroll(belt());
    const inUse = screen.getAllByRole('listitem').map((place) => !place.hasAttribute('inert'));
    expect(inUse).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('lend a card’s place to its duplicate once it is gone', () => {
    renderDeals();
    belt().scrollLeft = 344;
    fireEvent.scroll(belt());
    const inUse = screen.getAllByRole('listitem').map((place) => !place.hasAttribute('inert'));
    expect(inUse).toEqual([false, true, true, true, true, false, false, false]);
    belt().scrollLeft = 343;
    fireEvent.scroll(belt());
    expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('inert');
    expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('inert');
  });

  it('keep their cards in use while the focus is among them', () => {
    renderDeals();
    const inUse = () => links().map((link) => link.textContent);
    const before = inUse();
    act(() => links()[0]?.focus());
    belt().scrollLeft = 2 * 344;
    fireEvent.scroll(belt());
    expect(inUse()).toEqual(before);
    act(() => links()[0]?.blur());
    expect(inUse()).toEqual(['Senior Travel', 'Business Class', 'Family Travel', 'Weekend Getaways']);
  });

  it('have no duplicate stand in where they are a plain scroller', () => {
    renderDeals({ reducedMotion: true });
    belt().scrollLeft = 2 * 344;
    fireEvent.scroll(belt());
    expect(links().map((link) => link.textContent)).toEqual([
      'Family Travel',
      'Weekend Getaways',
      'Senior Travel',
      'Business Class',
    ]);
  });
});

describe('The hot deals stand still', () => {
  const expectToStand = () => {
    const before = belt().scrollLeft;
    pass(3000);
    expect(belt().scrollLeft).toBe(before);
  };
  const expectToRun = () => {
    const before = belt().scrollLeft;
    pass(1000);
    expect(belt().scrollLeft).toBeGreaterThan(before + 20);
  };

  it('under the pointer', async () => {
    renderDeals();
    expectToRun();
    const mouse = user();
    await mouse.hover(belt());
    expectToStand();
    await mouse.unhover(belt());
    expectToRun();
  });

  it('around the keyboard’s focus', async () => {
    renderDeals();
    const keyboard = user();
    await keyboard.tab();
    await keyboard.tab();
    expect(links()[0]).toHaveFocus();
    expectToStand();
    expect(scrollIntoView.mock.instances).toEqual([screen.getAllByRole('listitem')[0]]);
  });

  it('when they are paused, or taken over by a finger', () => {
    renderDeals();
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Hot Deals' }));
    expectToStand();
    fireEvent.click(screen.getByRole('button', { name: 'Play: Hot Deals' }));
    expectToRun();
    fireEvent.touchStart(belt());
    expectToStand();
    expect(screen.getByRole('button', { name: 'Play: Hot Deals' })).toBeVisible();
  });

  it('off the screen, in a hidden tab and where less motion is asked for', () => {
    renderDeals({ reducedMotion: true });
    expectToStand();
    browser.setConditions({ reducedMotion: false });
    expectToRun();
    browser.showShare(0);
    expectToStand();
    browser.showShare(1);
    browser.setTabVisible(false);
    expectToStand();
  });

  it('and leave nothing running when they go', () => {
    const { unmount } = renderDeals();
    pass(1000);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    unmount();
    expect(browser.watchers()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
