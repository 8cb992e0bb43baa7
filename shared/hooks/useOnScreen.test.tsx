import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useOnScreen } from './useOnScreen';

let notify: IntersectionObserverCallback;
const observe = jest.fn();
const disconnect = jest.fn();
const created = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = observe;
      disconnect = disconnect;
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        notify = callback;
        created(options);
      }
    },
  });
});

afterEach(() => {
  jest.clearAllMocks();
});

function Watched(options: Parameters<typeof useOnScreen>[1]) {
  const element = useRef<HTMLParagraphElement>(null);
  const onScreen = useOnScreen(element, options);
  return <p ref={element}>{onScreen ? 'on screen' : 'off screen'}</p>;
}

function report(...isIntersecting: boolean[]) {
  act(() => {
    notify(
      isIntersecting.map((value) => ({ isIntersecting: value }) as IntersectionObserverEntry),
      {} as IntersectionObserver,
    );
  });
}

describe('useOnScreen', () => {
  it('follows the element on and off the screen', () => {
    render(<Watched />);
    expect(screen.getByText('off screen')).toBeVisible();
    report(true);
    expect(screen.getByText('on screen')).toBeVisible();
    report(true, false);
    expect(screen.getByText('off screen')).toBeVisible();
  });

  it('passes the share on to the browser', () => {
    render(<Watched share={0.5} />);
    expect(created).toHaveBeenCalledWith({ threshold: 0.5 });
  });

  it('stops watching when its component is removed', () => {
    const { unmount } = render(<Watched />);
    expect(observe).toHaveBeenCalledTimes(1);
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
