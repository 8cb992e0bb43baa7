import { fireEvent } from '@testing-library/react';
import { keepScroll, keptScroll } from './keepScroll';

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  fireEvent.scroll(window);
}

beforeAll(keepScroll);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ key: 'of the router' }, '');
});

afterEach(() => {
  history.replaceState(null, '');
});

describe('keepScroll', () => {
  it('keeps the position in the entry of the history, once the visitor stands still', () => {
    expect(keptScroll()).toBeUndefined();
    scrollTo(300);
    scrollTo(700.4);
    expect(keptScroll()).toBeUndefined();
    jest.runAllTimers();
    expect(history.state).toEqual({ key: 'of the router', scrollY: 700 });
  });

  it.each(['click', 'pagehide'])('keeps it before %s leads elsewhere', (event) => {
    scrollTo(500);
    fireEvent(window, new Event(event));
    expect(keptScroll()).toBe(500);
  });

  it('gives no entry the position of another', () => {
    scrollTo(900);
    history.pushState(null, '');
    fireEvent.popState(window);
    jest.runAllTimers();
    expect(keptScroll()).toBeUndefined();
  });
});
