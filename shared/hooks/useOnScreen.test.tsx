import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useOnScreen } from './useOnScreen';

type Notify = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

function Watched() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useOnScreen(element, { share: 0.5 }) ? 'on screen' : 'off screen'}</p>;
}

it('useOnScreen follows that share of the element on and off the screen, until its component is removed', () => {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  const IntersectionObserver = jest.fn<typeof observer, [notify: Notify, options: object]>(() => observer);
  Object.assign(globalThis, { IntersectionObserver });
  const { unmount } = render(<Watched />);
  const [notify, options] = IntersectionObserver.mock.calls[0] ?? [];
  const report = (...shown: boolean[]) =>
    act(() => notify?.(shown.map((isIntersecting) => ({ isIntersecting }))));
  expect(options).toEqual({ threshold: 0.5 });
  expect(observer.observe).toHaveBeenCalledWith(screen.getByText('off screen'));
  report(true);
  expect(screen.getByText('on screen')).toBeVisible();
  report(true, false);
  expect(screen.getByText('off screen')).toBeVisible();
  unmount();
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
});
