import { render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Field } from './Field';

const field = <Field label="Date of birth" type="date" value="1990-05-12" readOnly />;

function inputIn(container: HTMLElement): HTMLInputElement {
  return within(container).getByLabelText('Date of birth');
}

/** @returns the element that contains the field, as in a prerendered page */
function prerender(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  return container;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('A date field', () => {
  it('is one when it is rendered on the client', () => {
    const { container } = render(field);
    expect(inputIn(container)).toHaveAttribute('type', 'date');
  });

  it('is a text field in a prerendered page, which an inline script changes after the first paint', () => {
    const input = inputIn(prerender());
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('data-type-after-paint', 'date');
  });

  it.each([
    ['before', 'text'],
    ['after', 'date'],
  ])('is a date field after hydration %s the first paint', (_when, type) => {
    const report = jest.spyOn(console, 'error');
    const container = prerender();
    const input = inputIn(container);
    input.type = type;
    render(field, { container, hydrate: true });
    expect(inputIn(container)).toBe(input);
    expect(input).toHaveAttribute('type', 'date');
    expect(input).toHaveValue('1990-05-12');
    expect(report).not.toHaveBeenCalled();
  });
});
