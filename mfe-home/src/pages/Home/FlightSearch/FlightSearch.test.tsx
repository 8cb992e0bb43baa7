import { renderPart } from '@farekite/shared/testing';
import { FlightSearch } from './FlightSearch';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 9), advanceTimers: true });
  Element.prototype.scrollIntoView = jest.fn();
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

  it('goes to the results, whatever was entered, and passes nothing on', async () => {
    const { user, getByRole, navigate } = renderSearch();
    await user.click(getByRole('button', { name: 'Go' }));
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome');
    await user.click(getByRole('button', { name: 'Go' }));
    expect(navigate.mock.calls).toEqual([['/flight-results'], ['/flight-results']]);
  });

  it('goes nowhere with Enter in a text field', async () => {
    const { user, getByRole, navigate } = renderSearch();
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome{Enter}');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads to the results without scripts too', () => {
    const { getByRole, container } = renderSearch();
    expect(getByRole('search')).toHaveAttribute('action', '/flight-results');
    expect(container.querySelector('[name]')).toBeNull();
  });

  it('swaps the places and says so', async () => {
    const { user, getByRole, getByText } = renderSearch();
    await user.type(getByRole('combobox', { name: 'From' }), 'Rome');
    await user.type(getByRole('combobox', { name: 'To' }), 'Paris');
    await user.click(getByRole('button', { name: 'Swap From and To' }));
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('Paris');
    expect(getByRole('combobox', { name: 'To' })).toHaveValue('Rome');
    expect(getByText('From and To have been swapped.')).toBeVisible();
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
