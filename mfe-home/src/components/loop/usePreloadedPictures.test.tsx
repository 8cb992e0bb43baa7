import { useRef } from 'react';
import { render } from '@testing-library/react';
import { usePreloadedPictures } from './usePreloadedPictures';

interface TrackProps {
  readonly enabled: boolean;
  readonly from: number;
  readonly to: number;
}

function Track({ enabled, from, to }: TrackProps) {
  const track = useRef<HTMLUListElement>(null);
  usePreloadedPictures(track, enabled, [from, to]);
  return (
    <ul ref={track}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <li key={name}>
          <img loading="lazy" src={`/${name}.avif`} alt="" />
        </li>
      ))}
    </ul>
  );
}

describe('usePreloadedPictures', () => {
  const loading = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));

  it('loads the pictures of the given slides as soon as it is enabled, and no others', () => {
    const { container, rerender } = render(<Track enabled={false} from={1} to={2} />);
    expect(loading(container)).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
    rerender(<Track enabled from={1} to={2} />);
    expect(loading(container)).toEqual(['lazy', 'eager', 'lazy', 'lazy']);
    rerender(<Track enabled from={2} to={3} />);
    expect(loading(container)).toEqual(['lazy', 'eager', 'eager', 'lazy']);
  });
});
