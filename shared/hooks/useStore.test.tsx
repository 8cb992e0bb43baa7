import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore } from './createStore';
import { useStore } from './useStore';

const store = createStore('new');

function Shown() {
  return <p>{useStore(store)}</p>;
}

afterEach(() => {
  act(() => {
    store.set(store.initial);
  });
});

describe('useStore', () => {
  it('shows a changed value in every component that uses it', () => {
    render(
      <>
        <Shown />
        <Shown />
      </>,
    );
    act(() => {
      store.set('changed');
    });
    expect(screen.getAllByText('changed')).toHaveLength(2);
  });

  it('prerenders its initial value', () => {
    store.set('changed');
    expect(renderToString(<Shown />)).toBe('<p>new</p>');
  });
});
