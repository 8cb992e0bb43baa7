import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from './createStore';

const store = createStore('new');

function Shown() {
  return <p>{useStore(store)}</p>;
}

it('A store is shown by every component that uses it, and prerendered with its initial value', () => {
  render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  act(() => store.set('changed'));
  expect(screen.getAllByText('changed')).toHaveLength(2);
  expect(renderToString(<Shown />)).toBe('<p>new</p>');
});
