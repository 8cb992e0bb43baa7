import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './useEarlyInput';

function Form({ onChange }: { readonly onChange: (entered: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  useEarlyInput(input, value, (entered) => {
    setValue(entered);
    onChange(entered);
  });
  return <input ref={input} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />;
}

function hydrateAfterTyping(typed: string) {
  const onChange = jest.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form onChange={onChange} />);
  document.body.replaceChildren(container);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.value = typed;
  act(() => void hydrateRoot(container, <Form onChange={onChange} />));
  return { input, onChange };
}

describe('useEarlyInput', () => {
  it('keeps what was typed before hydration', () => {
    const { input, onChange } = hydrateAfterTyping('Paris');
    expect(onChange.mock.calls).toEqual([['Paris']]);
    expect(input).toHaveValue('Paris');
  });

  it('reports nothing when nothing was typed', () => {
    expect(hydrateAfterTyping('').onChange).not.toHaveBeenCalled();
  });
});
