import { act, render, screen } from '@testing-library/react';
import { createMemory, useMemory } from './createMemory';

const memory = createMemory('new');

function Shown() {
  return <p>{useMemory(memory)}</p>;
}

afterEach(() => {
  memory.set(memory.initial);
});

describe('A memory', () => {
  it('shows every page what it remembers now', () => {
    render(
      <>
        <Shown />
        <Shown />
      </>,
    );
    act(() => {
      memory.set('changed');
    });
    expect(screen.getAllByText('changed')).toHaveLength(2);
  });

  it('outlives the page that changed it', () => {
    const first = render(<Shown />);
    act(() => {
      memory.set('kept');
    });
    first.unmount();
    render(<Shown />);
    expect(screen.getByText('kept')).toBeVisible();
  });
});
