import { useRef } from 'react';
import { render } from '@testing-library/react';
import { useFetchAhead } from './useFetchAhead';

interface RowProps {
  readonly onScreen: boolean;
  readonly from: number;
  readonly to: number;
}

function Row({ onScreen, from, to }: RowProps) {
  const row = useRef<HTMLUListElement>(null);
  useFetchAhead(row, onScreen, [from, to]);
  return (
    <ul ref={row}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <li key={name}>
          <img loading="lazy" src={`/${name}.avif`} alt="" />
        </li>
      ))}
    </ul>
  );
}

describe('What comes next in a row', () => {
  const loading = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));

  it('is fetched once the row is on the screen, and what comes later is not yet', () => {
    const { container, rerender } = render(<Row onScreen={false} from={1} to={2} />);
    expect(loading(container)).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
    rerender(<Row onScreen from={1} to={2} />);
    expect(loading(container)).toEqual(['lazy', 'eager', 'lazy', 'lazy']);
    rerender(<Row onScreen from={2} to={3} />);
    expect(loading(container)).toEqual(['lazy', 'eager', 'eager', 'lazy']);
  });
});
