import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useOnScreen } from './useOnScreen';

let notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
const disconnect = jest.fn();
const created = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = disconnect;
      constructor(callback: typeof notify, options: IntersectionObserverInit) {
        notify = callback;
        created(options);
      }
    },
  });
});

function Watched() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useOnScreen(element, { share: 0.5 }) ? 'on screen' : 'off screen'}</p>;
}

const report = (...shown: boolean[]) =>
  act(() => notify(shown.map((isIntersecting) => ({ isIntersecting }))));

it('useOnScreen follows that share of the element on and off the screen, until its component is removed', () => {
  const { unmount } = render(<Watched />);
  expect(created).toHaveBeenCalledWith({ threshold: 0.5 });
  expect(screen.getByText('off screen')).toBeVisible();
  report(true);
  expect(screen.getByText('on screen')).toBeVisible();
  report(true, false);
  expect(screen.getByText('off screen')).toBeVisible();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
