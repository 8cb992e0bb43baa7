import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { flightSearch } from '../../../../locales/en/home.json';
import { AirportField } from './AirportField';

const PARIS = 'CDG - Charles de Gaulle International Airport, Paris';

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => void jest.dontMock('./airportSearch'));

function Field({ initial, onSubmit }: { readonly initial: string; readonly onSubmit: () => void }) {
  const [value, setValue] = useState(initial);
  return <AirportField label="From" value={value} onChange={setValue} onSubmit={onSubmit} />;
}

function renderField(initial = '') {
  const onSubmit = jest.fn();
  const page = renderPart(<Field initial={initial} onSubmit={onSubmit} />);
  const input = page.getByRole('combobox', { name: 'From' });
  const options = () => page.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  const typeUntilListed = async (text: string) => {
    await page.user.type(input, text);
    await page.findAllByRole('option');
  };
  return { ...page, onSubmit, input, options, active, typeUntilListed };
}

describe('AirportField', () => {
  it('suggests at most ten airports while the visitor types, and announces how many, or that there is none [SEARCH-7]', async () => {
    const { user, input, options, getByRole, typeUntilListed } = renderField();
    await typeUntilListed('london');
    expect(getByRole('listbox', { name: 'Airports for From' }).id).toBe(input.getAttribute('aria-controls'));
    expect(options()).toHaveLength(5);
    expect(getByRole('status')).toHaveTextContent('5 results');
    for (const [text, count, status] of [
      ['jfk', 1, '1 result'],
      ['a', 10, '10 results'],
      ['nowhere', 0, flightSearch.airportField.none],
    ] as const) {
      await user.clear(input);
      await user.type(input, text);
      expect(options()).toHaveLength(count);
      expect(getByRole('status')).toHaveTextContent(status);
    }
  });

  it('moves through the list with the arrow keys, past its ends, and chooses the active option with Enter [SEARCH-19]', async () => {
    const { user, input, options, active, getByRole, typeUntilListed } = renderField();
    await typeUntilListed('housto');
    await user.keyboard('{ArrowDown}n');
    expect(active()).toBeNull();
    const [first, last] = options();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(last);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    expect(getByRole('option', { selected: true })).toHaveTextContent(first ?? '');
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Houston (IAH)');
    expect(input).toHaveFocus();
    expect(options()).toEqual([]);
    expect(active()).toBeNull();
  });

  it('goes on with Enter unless a list is shown, but not while the key that has chosen an airport is held down [SEARCH-42]', async () => {
    const { user, input, options, onSubmit, typeUntilListed } = renderField();
    await user.click(input);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await typeUntilListed('houston');
    await user.keyboard('{Enter}');
    expect(options()).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter>3/}');
    expect(input).toHaveValue('Houston (IAH)');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await user.clear(input);
    await user.type(input, 'nowhere{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['while a character is composed', { isComposing: true }],
    ['after it, as Safari sends them', { keyCode: 229 }],
  ])('leaves the keys of an input method alone, %s [SEARCH-19]', async (_when, ofInputMethod) => {
    const { user, input, options, onSubmit, typeUntilListed } = renderField();
    await typeUntilListed('houston');
    await user.keyboard('{ArrowDown}');
    const pressBoth = () => {
      for (const key of ['Enter', 'Escape']) fireEvent.keyDown(input, { key, ...ofInputMethod });
    };
    pressBoth();
    expect(options()).toHaveLength(2);
    await user.keyboard('{Escape}');
    pressBoth();
    expect(input).toHaveValue('houston');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is as it was left when only the window has lost the focus [SEARCH-43]', async () => {
    const { user, input, options, typeUntilListed } = renderField();
    // The field remains the active element.
    const visitAnotherTab = () => {
      fireEvent.blur(input);
      fireEvent.focus(input);
    };
    await typeUntilListed('houston');
    visitAnotherTab();
    expect(options()).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    visitAnotherTab();
    expect(input).toHaveValue('Houston (IAH)');
    expect(options()).toEqual([]);
    await user.tab();
    await user.tab({ shift: true });
    expect(options()).toHaveLength(1);
  });

  it('chooses a clicked option and keeps the focus', async () => {
    const { user, input, getByRole, options, typeUntilListed } = renderField();
    await typeUntilListed('hobby');
    await user.click(getByRole('option'));
    expect(input).toHaveValue('Houston (HOU)');
    expect(input).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('shows city and code of a chosen airport, and starts editing from its label, selected so that typing replaces it [SEARCH-38]', async () => {
    const { user, input, findByRole } = renderField(PARIS);
    expect(input).toHaveValue('Paris (CDG)');
    expect(input).toHaveAccessibleDescription(PARIS);
    act(() => input.focus());
    expect(input).toHaveValue(PARIS);
    expect(input).not.toHaveAccessibleDescription();
    expect(await findByRole('option')).toHaveTextContent(PARIS);
    const { selectionStart, selectionEnd } = input as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, PARIS.length]);
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('Paris (CDG)');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('rome');
    expect(input).toHaveValue('rome');
  });

  it('leaves a label that was edited as it is, and closes its list on blur [SEARCH-7, SEARCH-38]', async () => {
    const { user, input, findByRole, queryByRole } = renderField(PARIS);
    await user.click(input);
    await findByRole('option');
    await user.keyboard('{End}{Backspace}');
    await user.tab();
    expect(queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue(PARIS.slice(0, -1));
    expect(input).not.toHaveAccessibleDescription();
  });

  it('closes with Escape, opens with an arrow key, clears with a second Escape, shows no list then, and ignores Enter without an active option [SEARCH-19]', async () => {
    const { user, input, options, active, getByRole, typeUntilListed } = renderField();
    await typeUntilListed('houston{Enter}');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(2);
    expect(active()).toBe(options()[0]);
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('houston');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('');
    await user.click(input);
    await user.keyboard('x{Backspace}{ArrowDown}');
    expect(options()).toEqual([]);
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });
});

it('While the airports are being loaded, AirportField accepts text, keeps it at the first Escape, and shows no list later', async () => {
  const { input, options } = renderField();
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'cancun' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input).toHaveValue('cancun');
  await act(() => import('./airportSearch'));
  expect(options()).toEqual([]);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input).toHaveValue('');
});

it('When the airports fail to load, AirportField accepts any text, says once that there are no suggestions, reports it, and tries again at the next input [SEARCH-27]', async () => {
  jest.resetModules();
  jest.doMock('./airportSearch', () => {
    throw new Error('the network is down');
  });
  const { user, input, findByText, getByRole, queryByText, reportError, typeUntilListed } = renderField();
  const announced: string[] = [];
  new MutationObserver(() => announced.push(getByRole('status').textContent)).observe(getByRole('status'), {
    childList: true,
  });
  await user.type(input, 'Ro');
  expect(await findByText(flightSearch.airportField.failed)).toBeInTheDocument();
  await user.type(input, 'm');
  expect(input).toHaveValue('Rom');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(announced).toHaveLength(1);
  expect(reportError.mock.calls).toEqual([[new Error('the network is down')]]);
  jest.dontMock('./airportSearch');
  await typeUntilListed('e');
  expect(queryByText(flightSearch.airportField.failed)).not.toBeInTheDocument();
});
