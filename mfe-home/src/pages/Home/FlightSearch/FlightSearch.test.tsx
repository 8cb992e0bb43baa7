import { renderPart } from '@farekite/shared/testing';
import { fireEvent, within } from '@testing-library/react';
import { FlightSearch } from './FlightSearch';
import { flightSearchStore } from './flightSearchState';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), advanceTimers: true });
  Element.prototype.scrollIntoView = jest.fn();
  flightSearchStore.set(flightSearchStore.initial);
});

function renderSearch() {
  const page = renderPart(<FlightSearch />);
  const { user, getByRole, findByRole, queryByRole } = page;
  const enter = (name: 'From' | 'To', value: string) =>
    fireEvent.change(getByRole('combobox', { name }), { target: { value } });
  const pick = async (field: 'Depart' | 'Return', day: RegExp) => {
    const dialog = { name: field === 'Depart' ? 'Departure date' : 'Return date' };
    // A departure has opened the calendar of the return.
    if (!queryByRole('dialog', dialog))
      await user.click(getByRole('button', { name: new RegExp(`^${field}`) }));
    await user.click(await within(await findByRole('dialog', dialog)).findByLabelText(day));
  };
  const clearReturn = async () => {
    await pick('Depart', /November 24th/);
    await pick('Return', /November 26th/);
    await pick('Depart', /November 27th/);
  };
  return { ...page, enter, pick, clearReturn };
}

describe('FlightSearch', () => {
  it('has three tabs for one panel, with the round trip selected first', () => {
    const { getAllByRole, getByRole } = renderSearch();
    const tabs = getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Round trip', 'One way', 'Booking class']);
    const { id } = getByRole('tabpanel', { name: 'Round trip' });
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual([id, id, id]);
    expect(getByRole('tablist', { name: 'Trip type' })).toBeVisible();
  });

  it.each([
    ['{ArrowRight}', 'One way'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Round trip'],
    ['{ArrowLeft}', 'Booking class'],
    ['{End}', 'Booking class'],
    ['{End}{Home}', 'Round trip'],
    ['{ArrowDown}', 'Round trip'],
  ])('selects a tab, the only one in the tab order: %s leads to %s', async (keys, name) => {
    const { user, getByRole, getAllByRole } = renderSearch();
    await user.tab();
    await user.keyboard(keys);
    const tab = getByRole('tab', { name, selected: true });
    expect(tab).toHaveFocus();
    expect(getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
  });

  it('shows the return field only for a round trip, and the cabin classes first on their tab [SEARCH-1, SEARCH-35]', async () => {
    const { user, getAllByRole, getByRole, queryByRole } = renderSearch();
    for (const name of ['One way', 'Booking class']) {
      await user.click(getByRole('tab', { name }));
      expect(queryByRole('button', { name: /^Return/ })).not.toBeInTheDocument();
      expect(getByRole('tabpanel', { name })).toBeVisible();
    }
    expect(getAllByRole('option')[0]).toHaveTextContent('Business');
    expect(getByRole('group', { name: 'Cabin class, in place of travelers' })).toBeVisible();
    expect(getByRole('combobox', { name: 'Class or travelers' })).toHaveDisplayValue('1 Adult');
    await user.click(getByRole('tab', { name: 'Round trip' }));
    expect(getAllByRole('option')[0]).toHaveTextContent('1 Adult');
    expect(getByRole('combobox', { name: 'Travelers' })).toBeVisible();
    expect(getByRole('button', { name: /^Return/ })).toBeVisible();
  });

  it('asks for no return where the trip has none, unless the visitor is flying back [SEARCH-6]', async () => {
    const { user, getByRole, findByRole, queryByRole, pick } = renderSearch();
    await user.click(getByRole('tab', { name: 'One way' }));
    await pick('Depart', /November 24th/);
    await user.click(getByRole('tab', { name: 'Round trip' }));
    expect(queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(getByRole('tab', { name: 'One way' }));
    await user.click(getByRole('button', { name: 'Flying back? Add the date' }));
    expect(getByRole('tab', { name: 'Round trip', selected: true })).toBeVisible();
    expect(await findByRole('dialog', { name: 'Return date' })).toBeVisible();
  });

  it('swaps origin and destination, and announces it every time [SEARCH-22]', async () => {
    const { enter, user, getByRole, getByText, queryByText } = renderSearch();
    enter('From', 'Rome');
    enter('To', 'Paris');
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('Paris');
    expect(getByRole('combobox', { name: 'To' })).toHaveValue('Rome');
    const notice = getByText('From and To have been swapped.');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    // A status is announced only when its content changes.
    expect(getByText('From and To have been swapped.')).not.toBe(notice);
    enter('To', 'Oslo');
    expect(queryByText('From and To have been swapped.')).not.toBeInTheDocument();
  });

  it('keeps all entries when the tab or the language changes [SEARCH-1, SEARCH-28, CONTACT-7]', async () => {
    const { enter, user, getByRole, pick, switchLanguage } = renderSearch();
    enter('From', 'Rome');
    enter('To', 'Paris');
    await pick('Depart', /November 24th/);
    await pick('Return', /November 28th/);
    await user.selectOptions(getByRole('combobox', { name: 'Travelers' }), 'First');
    await user.click(getByRole('tab', { name: 'One way' }));
    await user.click(getByRole('tab', { name: 'Booking class' }));
    switchLanguage('es');
    await user.click(getByRole('tab', { name: 'Ida y vuelta' }));
    expect(getByRole('combobox', { name: 'Origen' })).toHaveValue('Rome');
    expect(getByRole('combobox', { name: 'Destino' })).toHaveValue('Paris');
    expect(getByRole('button', { name: 'Salida 24 de noviembre de 2026' })).toBeVisible();
    expect(getByRole('button', { name: 'Regreso 28 de noviembre de 2026' })).toBeVisible();
    expect(getByRole('combobox', { name: 'Clase o viajeros' })).toHaveDisplayValue('Primera');
  });

  it('restores entries after a visit to another page, but no notice [CONTACT-7]', async () => {
    const { clearReturn, user, getByRole, unmount } = renderSearch();
    await clearReturn();
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    unmount();
    const again = renderSearch();
    expect(again.getByRole('button', { name: 'Depart November 27th, 2026' })).toBeVisible();
    expect(again.queryByText(/it has been cleared|have been swapped/)).not.toBeInTheDocument();
  });

  it('clears a return that is not shown without a word [SEARCH-37]', async () => {
    const { user, getByRole, queryByText, pick } = renderSearch();
    await pick('Depart', /November 24th/);
    await pick('Return', /November 26th/);
    await user.click(getByRole('tab', { name: 'One way' }));
    await pick('Depart', /November 27th/);
    await user.click(getByRole('tab', { name: 'Round trip' }));
    expect(getByRole('button', { name: 'Return Pick a date' })).toBeVisible();
    expect(queryByText(/it has been cleared/)).not.toBeInTheDocument();
  });

  it('announces that it has cleared a return before the departure, apart from swaps, until another is chosen [SEARCH-37]', async () => {
    const { user, getByRole, getByText, queryByText, clearReturn, pick } = renderSearch();
    await clearReturn();
    expect(getByRole('button', { name: 'Return Pick a date' })).toBeVisible();
    const notice = getByText(/it has been cleared/);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    const status = getByText('From and To have been swapped.').closest('[role="status"]');
    expect(status).not.toContainElement(notice);
    await user.click(getByRole('tab', { name: 'One way' }));
    await pick('Depart', /November 28th/);
    expect(notice).not.toBeVisible();
    await user.click(getByRole('tab', { name: 'Round trip' }));
    expect(notice).toBeVisible();
    await pick('Return', /November 29th/);
    expect(queryByText(/it has been cleared/)).not.toBeInTheDocument();
  });
});
