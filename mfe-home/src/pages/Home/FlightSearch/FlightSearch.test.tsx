import { renderPart } from '@farekite/shared/testing';
import { FlightSearch } from './FlightSearch';
import { EMPTY_SEARCH } from './flightSearchState';
import { rememberSearch } from './searchMemory';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), advanceTimers: true });
  Element.prototype.scrollIntoView = jest.fn();
  rememberSearch(EMPTY_SEARCH);
});

afterEach(() => {
  jest.useRealTimers();
});

function renderSearch() {
  const page = renderPart(<FlightSearch />);
  const { user, getByRole, findByRole } = page;
  const pick = async (field: RegExp, day: RegExp) => {
    await user.click(getByRole('button', { name: field }));
    await user.click(await findByRole('button', { name: day }));
  };
  return { ...page, pick };
}

describe('The flight search', () => {
  it('asks from where, to where, when and how many', () => {
    const { getByRole, getByLabelText } = renderSearch();
    expect(getByRole('search', { name: 'Flight search' })).toBeVisible();
    expect(getByRole('tabpanel', { name: 'Round trip' })).toBeVisible();
    expect(getByLabelText('From')).toHaveAttribute('placeholder', 'Enter city or airport');
    expect(getByLabelText('To')).toHaveAttribute('placeholder', 'Enter city or airport');
    expect(getByRole('button', { name: 'Depart Pick a date' })).toBeVisible();
    expect(getByRole('button', { name: 'Return Pick a date' })).toBeVisible();
    expect(getByLabelText('Travelers')).toHaveDisplayValue('1 Adult');
  });

  it('asks in Spanish', () => {
    const { getByRole, getByLabelText, switchLanguage } = renderSearch();
    switchLanguage('es');
    expect(getByRole('tab', { name: 'Ida y vuelta' })).toBeVisible();
    expect(getByLabelText('Origen')).toHaveAttribute('placeholder', 'Ciudad o aeropuerto');
    expect(getByRole('button', { name: 'Salida Elija una fecha' })).toBeVisible();
    expect(getByLabelText('Viajeros')).toHaveDisplayValue('1 adulto');
    expect(getByRole('button', { name: 'Buscar' })).toBeVisible();
  });

  it('asks for a return on a round trip alone', async () => {
    const { user, getByRole, queryByRole } = renderSearch();
    for (const name of ['One way', 'Booking class']) {
      await user.click(getByRole('tab', { name }));
      expect(queryByRole('button', { name: /^Return/ })).not.toBeInTheDocument();
      expect(getByRole('tabpanel', { name })).toBeVisible();
    }
    await user.click(getByRole('tab', { name: 'Round trip' }));
    expect(getByRole('button', { name: /^Return/ })).toBeVisible();
  });

  it('offers the cabin classes first when the class decides', async () => {
    const { user, getByRole, getAllByRole } = renderSearch();
    expect(getAllByRole('option')[0]).toHaveTextContent('1 Adult');
    await user.click(getByRole('tab', { name: 'Booking class' }));
    expect(getAllByRole('option')[0]).toHaveTextContent('Business');
    expect(getByRole('combobox', { name: 'Travelers' })).toHaveDisplayValue('1 Adult');
  });

  it('leads to the results, whatever was entered, and passes nothing on', async () => {
    const { user, getByRole, container } = renderSearch();
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome');
    expect(getByRole('button', { name: 'Go' })).toHaveAttribute('href', '/flight-results');
    // What has no form and no name cannot be sent, also without scripts.
    expect(container.querySelector('form, [name]')).toBeNull();
  });

  it('swaps the places and says so', async () => {
    const { user, getByRole, getByText } = renderSearch();
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome');
    await user.type(getByRole('combobox', { name: 'To' }), 'Paris');
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('Paris');
    expect(getByRole('combobox', { name: 'To' })).toHaveValue('Rome');
    const notice = getByText('From and To have been swapped.');
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    // A status is read when it changes.
    expect(getByText('From and To have been swapped.')).not.toBe(notice);
  });

  it('keeps everything through other tabs and the other language', async () => {
    const { user, getByRole, pick, switchLanguage } = renderSearch();
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome');
    await user.type(getByRole('combobox', { name: 'To' }), 'Paris');
    await pick(/^Depart/, /November 24th/);
    await pick(/^Return/, /November 28th/);
    await user.selectOptions(getByRole('combobox', { name: 'Travelers' }), 'First');
    await user.click(getByRole('tab', { name: 'One way' }));
    await user.click(getByRole('tab', { name: 'Booking class' }));
    switchLanguage('es');
    await user.click(getByRole('tab', { name: 'Ida y vuelta' }));
    expect(getByRole('combobox', { name: 'Origen' })).toHaveValue('Rome');
    expect(getByRole('combobox', { name: 'Destino' })).toHaveValue('Paris');
    expect(getByRole('button', { name: 'Salida 24 de noviembre de 2026' })).toBeVisible();
    expect(getByRole('button', { name: 'Regreso 28 de noviembre de 2026' })).toBeVisible();
    expect(getByRole('combobox', { name: 'Viajeros' })).toHaveDisplayValue('Primera');
  });

  it('is as it was left for who comes back from another page, but repeats no notice', async () => {
    const first = renderSearch();
    await first.user.type(first.getByRole('combobox', { name: 'From' }), 'Rome');
    await first.user.click(first.getByRole('button', { name: 'Swap From and To' }));
    await first.pick(/^Depart/, /November 24th/);
    await first.pick(/^Return/, /November 28th/);
    await first.user.selectOptions(first.getByRole('combobox', { name: 'Travelers' }), '3 Adults');
    await first.pick(/^Depart/, /November 29th/);
    await first.user.click(first.getByRole('tab', { name: 'One way' }));
    first.unmount();

    const { getByRole, queryByText } = renderSearch();
    expect(getByRole('tab', { name: 'One way', selected: true })).toBeVisible();
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('');
    expect(getByRole('combobox', { name: 'To' })).toHaveValue('Rome');
    expect(getByRole('button', { name: 'Depart November 29, 2026' })).toBeVisible();
    expect(getByRole('combobox', { name: 'Travelers' })).toHaveDisplayValue('3 Adults');
    expect(queryByText(/it has been cleared/)).not.toBeInTheDocument();
  });

  it('lets one return on the day of the departure at the earliest', async () => {
    const { user, getByRole, findByRole, pick } = renderSearch();
    await pick(/^Depart/, /November 24th/);
    await user.click(getByRole('button', { name: /^Return/ }));
    expect(await findByRole('button', { name: /November 23rd/ })).toBeDisabled();
    expect(getByRole('button', { name: /November 24th/ })).toBeEnabled();
  });

  it('clears a return that the new departure has overtaken, and says so', async () => {
    const { getByRole, getByText, pick } = renderSearch();
    await pick(/^Depart/, /November 24th/);
    await pick(/^Return/, /November 26th/);
    await pick(/^Depart/, /November 27th/);
    expect(getByRole('button', { name: 'Return Pick a date' })).toBeVisible();
    const notice = getByText(/it has been cleared/);
    expect(notice).toBeVisible();
    expect(notice.closest('[role="status"]')).not.toBeNull();
  });
});
