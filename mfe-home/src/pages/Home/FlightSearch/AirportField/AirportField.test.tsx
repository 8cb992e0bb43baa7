import { renderPart } from '@farekite/shared/testing';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { flightSearch } from '../../../../locales/en/home.json';
import { AirportField } from './AirportField';

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  scrollIntoView.mockReset();
  jest.dontMock('./airportSearch');
});

function Field({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return <AirportField label="From" value={value} onChange={setValue} />;
}

function renderField(initial = '') {
  const page = renderPart(<Field initial={initial} />);
  const input = page.getByRole('combobox', { name: 'From' });
  const options = () => page.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  return { ...page, input, options, active };
}

describe('AirportField', () => {
  it('shows no list while it is empty', async () => {
    const { user, input, options, queryByRole } = renderField();
    await user.click(input);
    await user.type(input, 'x{Backspace}');
    await user.keyboard('{ArrowDown}');
    expect(queryByRole('listbox')).not.toBeInTheDocument();
    expect(options()).toEqual([]);
  });

  it('suggests at most ten airports while the visitor types, and announces how many [SEARCH-7]', async () => {
    const { user, input, options, findByRole, getByRole } = renderField();
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.type(input, 'london');
    expect(await findByRole('listbox', { name: 'Airports for From' })).toBeVisible();
    expect(options()).toHaveLength(5);
    expect(getByRole('status')).toHaveTextContent('5 results');
    expect(input).toHaveAttribute('aria-controls', getByRole('listbox').id);
    await user.clear(input);
    await user.type(input, 'jfk');
    expect(options()).toEqual(['JFK - John F. Kennedy International Airport, New York']);
    expect(getByRole('status')).toHaveTextContent('1 result');
    await user.clear(input);
    await user.type(input, 'a');
    expect(options()).toHaveLength(10);
  });

  it('opens on focus when it has a value, and closes on blur', async () => {
    const { user, findAllByRole, input, options } = renderField('Rome');
    await user.tab();
    expect(input).toHaveFocus();
    expect(await findAllByRole('option')).not.toHaveLength(0);
    await user.tab();
    expect(options()).toEqual([]);
    expect(input).toHaveValue('Rome');
    expect(input).not.toHaveAccessibleDescription();
  });

  it('accepts text before the airports are loaded, and shows suggestions afterwards', async () => {
    const { input, options, findAllByRole } = renderField();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: 'cancun' } });
    expect(input).toHaveValue('cancun');
    expect(options()).toEqual([]);
    await findAllByRole('option');
    expect(options()).toEqual(['CUN - Cancún International Airport, Cancún']);
  });

  it('moves through the list with the arrow keys, past its ends, and chooses the active option with Enter [SEARCH-19]', async () => {
    const { user, input, options, active, findAllByRole, getByRole } = renderField();
    await user.type(input, 'houston');
    await findAllByRole('option');
    const [first, last] = options();
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(last);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    expect(getByRole('option', { selected: true })).toHaveTextContent(first ?? '');
    expect(input).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('Houston (IAH)');
    expect(input).toHaveFocus();
    expect(options()).toEqual([]);
    expect(active()).toBeNull();
  });

  it('chooses a clicked option and keeps the focus', async () => {
    const { user, input, findByRole, options } = renderField();
    await user.type(input, 'hobby');
    await user.click(await findByRole('option'));
    expect(input).toHaveValue('Houston (HOU)');
    expect(input).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('shows city and code of a chosen airport, and describes the field by its label [SEARCH-38]', () => {
    const label = 'CDG - Charles de Gaulle International Airport, Paris';
    const { input } = renderField(label);
    expect(input).toHaveValue('Paris (CDG)');
    expect(input).toHaveAccessibleDescription(label);
  });

  it('starts editing from the label, selected so that typing replaces it, and gives the label back without a change [SEARCH-38]', async () => {
    const label = 'CDG - Charles de Gaulle International Airport, Paris';
    const { user, input, findByRole } = renderField(label);
    await user.tab();
    expect(input).toHaveValue(label);
    expect(input).not.toHaveAccessibleDescription();
    expect(await findByRole('option')).toHaveTextContent(label);
    expect((input as HTMLInputElement).selectionEnd).toBe(label.length);
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('Paris (CDG)');
    await user.tab();
    expect(input).toHaveValue('Paris (CDG)');
    expect(input).toHaveAccessibleDescription(label);
    await user.tab({ shift: true });
    await user.keyboard('rome');
    expect(input).toHaveValue('rome');
  });

  it('leaves a label that was edited as it is [SEARCH-38]', async () => {
    const label = 'CDG - Charles de Gaulle International Airport, Paris';
    const { user, input, findByRole } = renderField(label);
    await user.click(input);
    await findByRole('option');
    await user.keyboard('{End}{Backspace}');
    await user.tab();
    expect(input).toHaveValue(label.slice(0, -1));
  });

  it('has no active option after the text changes', async () => {
    const { user, input, active, findAllByRole } = renderField();
    await user.type(input, 'san');
    await findAllByRole('option');
    await user.keyboard('{ArrowDown} ');
    expect(active()).toBeNull();
  });

  it('closes with Escape, opens with an arrow key, clears with a second Escape, and ignores Enter without an active option [SEARCH-19]', async () => {
    const { user, input, options, active, findAllByRole, getByRole } = renderField();
    await user.type(input, 'houston{Enter}');
    await findAllByRole('option');
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
  });

  it('keeps the text at the first Escape, and shows no list later, while the airports are being loaded', async () => {
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

  it('ignores keys while an input method is composing a character', async () => {
    const { user, input, options, findAllByRole } = renderField();
    await user.type(input, 'houston');
    await findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(input).toHaveValue('houston');
    expect(options()).toHaveLength(2);
  });

  it('says that no airport matches', async () => {
    const { user, input, findByText } = renderField();
    await user.type(input, 'nowhere');
    expect(await findByText(flightSearch.airportField.none)).toBeInTheDocument();
  });
});

describe('AirportField when the airports fail to load', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('./airportSearch', () => {
      throw new Error('the network is down');
    });
  });

  it('accepts any text, says that there are no suggestions and reports the error [SEARCH-27]', async () => {
    const { user, input, findByText, reportError } = renderField();
    await user.type(input, 'Rome');
    expect(await findByText(/Suggestions are not available right now/)).toBeInTheDocument();
    expect(input).toHaveValue('Rome');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(reportError).toHaveBeenCalledWith(new Error('the network is down'));
  });

  it('announces the failure once, although each key starts another attempt', async () => {
    const { user, input, findByText, getByRole } = renderField();
    const announced: string[] = [];
    new MutationObserver(() => announced.push(getByRole('status').textContent)).observe(getByRole('status'), {
      childList: true,
    });
    await user.type(input, 'New');
    await findByText(/Suggestions are not available right now/);
    await user.type(input, ' York');
    expect(announced).toHaveLength(1);
  });

  it('tries to load them again at the next input', async () => {
    const { user, input, findByText, findAllByRole, queryByText } = renderField();
    await user.type(input, 'Rom');
    await findByText(/Suggestions are not available right now/);
    jest.dontMock('./airportSearch');
    await user.type(input, 'e');
    expect(await findAllByRole('option')).not.toHaveLength(0);
    expect(queryByText(/Suggestions are not available right now/)).not.toBeInTheDocument();
  });
});
