import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeAnimations, type FakeAnimations } from '../../../testing/fakeAnimations';
import { fakeBrowser, pass, type FakeBrowser } from '../../../testing/fakeBrowser';
import { HotDeals } from './HotDeals';

/** Of all eight places. */
const BELT_PX = 8 * 344;

let browser: FakeBrowser;
let slides: FakeAnimations;
const scrollIntoView = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Eight places of 344 px. */
function renderDeals({ reducedMotion = false, language = 'en' as 'en' | 'es' } = {}) {
  browser = fakeBrowser({ reducedMotion });
  slides = fakeAnimations();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(BELT_PX);
  const page = renderPart(<HotDeals />, { language });
  browser.showShare(1);
  return page;
}

const belt = () => screen.getByRole('list');
const view = () => belt().parentElement ?? document.body;
/** How far the belt has left its view, by scrolling and by running. */
const offset = () => view().scrollLeft + (slides.shareOf(belt()) * BELT_PX) / 2;
const scrollTo = (px: number) => {
  view().scrollLeft = px;
  fireEvent.scroll(view());
};
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
    ['es', 'Use el cupón FLYFAMILY'],
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

  it('run at 30 px a second', () => {
    renderDeals();
    pass(10_000);
    expect(offset()).toBeCloseTo(300);
  });

  it('begin again behind the last one', () => {
    renderDeals();
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Hot Deals' }));
    scrollTo(BELT_PX / 2 - 15);
    fireEvent.click(screen.getByRole('button', { name: 'Play: Hot Deals' }));
    expect(offset()).toBeCloseTo(BELT_PX / 2 - 15);
    pass(1000);
    expect(offset()).toBeCloseTo(15);
  });

  it('go on from where they stand when the window changes', () => {
    renderDeals();
    pass(1000);
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(BELT_PX / 2);
    act(() => {
      fireEvent(window, new Event('resize'));
    });
    const px = () => view().scrollLeft + (slides.shareOf(belt()) * BELT_PX) / 4;
    expect(px()).toBeCloseTo(30);
    pass(1000);
    expect(px()).toBeCloseTo(60);
  });

  it('keep every card in use where less motion is asked for, however far the belt is scrolled', () => {
    renderDeals({ reducedMotion: true });
    scrollTo(2 * 344);
    const inUse = screen.getAllByRole('listitem').map((place) => !place.hasAttribute('inert'));
    expect(inUse).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('lend a card’s place to its duplicate once it is gone, while they run and when they are scrolled', () => {
    renderDeals();
    const isFirstInUse = () => !screen.getAllByRole('listitem')[0]?.hasAttribute('inert');
    pass((344 / 30) * 1000 - 100);
    expect(isFirstInUse()).toBe(true);
    pass(700);
    expect(isFirstInUse()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Hot Deals' }));
    scrollTo(344);
    const inUse = screen.getAllByRole('listitem').map((place) => !place.hasAttribute('inert'));
    expect(inUse).toEqual([false, true, true, true, true, false, false, false]);
    scrollTo(343);
    expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('inert');
    expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('inert');
  });

  it('keep their cards in use while the focus is among them', () => {
    renderDeals();
    const inUse = () => links().map((link) => link.textContent);
    const before = inUse();
    act(() => links()[0]?.focus());
    scrollTo(2 * 344);
    expect(inUse()).toEqual(before);
    act(() => links()[0]?.blur());
    expect(inUse()).toEqual(['Senior Travel', 'Business Class', 'Family Travel', 'Weekend Getaways']);
  });

  it('have no duplicate stand in where they are a plain scroller', () => {
    renderDeals({ reducedMotion: true });
    scrollTo(2 * 344);
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
    const before = offset();
    pass(3000);
    expect(offset()).toBe(before);
  };
  const expectToRun = () => {
    const before = offset();
    pass(1000);
    expect(offset()).toBeCloseTo(before + 30);
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
    expect(view().scrollLeft).toBeCloseTo(30);
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
    expect(slides.running()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
