import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { render } from '@testing-library/react';
import { behaviorOf } from './behaviorOf';

const subscribe = () => () => undefined;

function Shows() {
  const id = useId();
  const text = useMemo(() => 'Terms', []);
  return (
    <a href="/terms" id={id}>
      {text}
    </a>
  );
}

function WithRef() {
  return <p ref={useRef(null)} />;
}

function WithState() {
  const [count] = useState(0);
  return count;
}

function WithReducer() {
  const [count] = useReducer((value: number) => value + 1, 0);
  return count;
}

function WithStore() {
  return useSyncExternalStore(subscribe, () => 'en');
}

function WithEffect() {
  useEffect(() => undefined);
  return null;
}

function WithLayoutEffect() {
  useLayoutEffect(() => undefined, []);
  return null;
}

describe('behaviorOf', () => {
  it('is nothing where components only show', () => {
    expect(behaviorOf(render(<Shows />).container)).toEqual([]);
  });

  it.each([
    ['onClick of <button>', <button key="handler" type="button" onClick={() => undefined} />],
    ['ref of <p>', <WithRef key="ref" />],
    ['state of WithState', <WithState key="state" />],
    ['state of WithReducer', <WithReducer key="reducer" />],
    ['state of WithStore', <WithStore key="store" />],
    ['an effect of WithEffect', <WithEffect key="effect" />],
    ['an effect of WithLayoutEffect', <WithLayoutEffect key="layout" />],
  ])('names %s, wherever it is', (behavior, part) => {
    const { container } = render(
      <main>
        <Shows />
        <section>{part}</section>
      </main>,
    );
    expect(behaviorOf(container)).toContain(behavior);
  });

  it('throws for an element in which React renders nothing', () => {
    expect(() => behaviorOf(document.createElement('div'))).toThrow('The container has no root of React');
  });
});
