import { fireEvent, renderHook } from '@testing-library/react';
import { keptScroll, useKeptScroll } from './keptScroll';

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ key: 'of the router' }, '');
});

afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '');
});

describe('useKeptScroll', () => {
  it('keeps the position in the entry of the history, once the visitor stands still', () => {
    renderHook(useKeptScroll);
    expect(keptScroll()).toBeUndefined();
    scrollTo(300);
    scrollTo(700.4);
    expect(keptScroll()).toBeUndefined();
    jest.runAllTimers();
    expect(history.state).toEqual({ key: 'of the router', scrollY: 700 });
  });

  it.each(['click', 'pagehide'])('keeps it before %s leads elsewhere', (event) => {
    renderHook(useKeptScroll);
    scrollTo(500);
    fireEvent(window, new Event(event));
    expect(keptScroll()).toBe(500);
  });

  it('gives no entry the position of another', () => {
    renderHook(useKeptScroll);
    scrollTo(900);
    history.pushState(null, '');
    fireEvent.popState(window);
    jest.runAllTimers();
    expect(keptScroll()).toBeUndefined();
  });

  it('ends with the component', () => {
    const { unmount } = renderHook(useKeptScroll);
    scrollTo(900);
    unmount();
    scrollTo(950);
    jest.runAllTimers();
    expect(keptScroll()).toBeUndefined();
  });
});
