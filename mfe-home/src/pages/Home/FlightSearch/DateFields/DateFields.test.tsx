import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { useStore } from '@farekite/shared/hooks';
import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { flightSearchStore, type FlightSearchState } from '../flightSearchState';
import { DateFields } from './DateFields';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 15, 30), advanceTimers: true });
  Element.prototype.scrollIntoView = jest.fn();
  flightSearchStore.set(flightSearchStore.initial);
});

afterEach(() => {
  jest.useRealTimers();
  jest.dontMock('./Calendar');
});

function Dates() {
  return (
    <>
      <DateFields search={useStore(flightSearchStore)} />
      <button type="button">Elsewhere</button>
    </>
  );
}

/** That of the return if there is a departure. */
async function openCalendar(
  dates: Partial<FlightSearchState> = {},
  options: Parameters<typeof renderPart>[1] = {},
) {
  flightSearchStore.set({ ...flightSearchStore.initial, ...dates });
  const page = renderPart(<Dates />, options);
  const button = page.getAllByRole('button')[dates.departure ? 1 : 0] ?? document.body;
  await page.user.click(button);
  const [grid] = await page.findAllByRole('grid');
  // The calendar takes the focus only after it has rendered.
  await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
  const day = (name: RegExp) => page.getByLabelText(name);
  return { ...page, button, day };
}

describe('A date field', () => {
  it('opens a dialog at today, where only today and later days can be chosen [SEARCH-8]', async () => {
    const { getByRole, day, button, container } = await openCalendar();
    expect(button).toHaveAccessibleName('Depart Pick a date');
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(getByRole('dialog', { name: 'Departure date' })).toHaveAttribute('aria-modal', 'true');
    expect(container.querySelector('[style]')).toBeNull();
    expect(day(/November 21st, 2026/)).toHaveFocus();
    expect(day(/November 21st, 2026/)).toBeEnabled();
    expect(day(/November 20th, 2026/)).toBeDisabled();
    expect(day(/Go to the Previous Month/)).toHaveAttribute('aria-disabled', 'true');
  });

  const spoken = readdirSync(join(__dirname, '../../../../locales')) as readonly Language[];
  it.each(spoken)('has a calendar in each language of the package (%s) [LANGUAGE-13]', async (language) => {
    const { queryByRole } = await openCalendar({}, { language });
    const english = queryByRole('button', { name: /Next Month/ });
    expect(english === null).toBe(language !== DEFAULT_LANGUAGE);
  });

  it.each([
    ['the departure', '2026-12-10', /December 9th, 2026/, /December 10th, 2026/],
    ['today, when the departure is over', '2026-11-20', /November 20th, 2026/, /November 21st, 2026/],
  ])('starts at %s [SEARCH-9]', async (_start, departure, before, first) => {
    const { day } = await openCalendar({ departure });
    expect(day(before)).toBeDisabled();
    expect(day(first)).toBeEnabled();
    expect(day(first)).toHaveFocus();
  });

  it.each([
    [11, undefined, /November 8th, 2026/, ['November 2026']],
    [19, undefined, /November 15th, 2026/, ['November 2026']],
    [24, undefined, /November 22nd, 2026/, ['November 2026', 'December 2026']],
    [11, '2026-11-29', /November 29th, 2026, Departure/, ['November 2026', 'December 2026']],
  ])(
    'begins with the week of the first day, and has the next month below a short one (%s, %s) [SEARCH-44]',
    async (today, departure, first, months) => {
      jest.setSystemTime(new Date(2026, 10, today));
      const { getAllByRole } = await openCalendar({ departure });
      expect(getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(months);
      const [firstDay] = within(getAllByRole('grid')[0] ?? document.body).getAllByRole('button');
      expect(firstDay).toHaveAccessibleName(first);
    },
  );

  it('turns from two months to the one after them, and back [SEARCH-44]', async () => {
    jest.setSystemTime(new Date(2026, 10, 30));
    const { user, day, getAllByRole } = await openCalendar();
    for (const [turn, months] of [
      [/Next Month/, ['January 2027']],
      [/Previous Month/, ['December 2026']],
      [/Previous Month/, ['November 2026', 'December 2026']],
    ] as const) {
      await user.click(day(turn));
      expect(getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(months);
    }
  });

  it('marks the departure and the days up to the one that is chosen, pointed at or focused [SEARCH-40]', async () => {
    const { user, day, getByRole } = await openCalendar({ departure: '2026-12-10', returning: '2026-12-14' });
    const trip = () =>
      [...getByRole('grid').querySelectorAll('.leaving, .between, .arriving')].map(
        ({ textContent }) => textContent,
      );
    expect(day(/December 10th, 2026, Departure date$/)).toBeEnabled();
    expect(trip()).toEqual(['10', '11', '12', '13', '14']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(trip()).toEqual(['10', '11', '12']);
    await user.hover(day(/December 15th/));
    expect(trip()).toHaveLength(6);
    await user.hover(day(/December 8th/));
    await user.unhover(day(/December 8th/));
    expect(trip()).toEqual(['10', '11', '12', '13', '14']);
  });

  it('opens at the chosen day, which stays chosen when it is clicked again', async () => {
    const { user, day, button } = await openCalendar({ departure: '2027-02-01', returning: '2027-02-28' });
    const chosen = day(/February 28th, 2027, selected/);
    expect(chosen).toHaveFocus();
    await user.click(chosen);
    expect(button).toHaveAccessibleName('Return February 28th, 2027');
  });

  it('reads the clock each time it opens [SEARCH-8]', async () => {
    const { user, day, button } = await openCalendar();
    await user.keyboard('{Escape}');
    jest.setSystemTime(new Date(2026, 10, 23, 0, 1));
    await user.click(button);
    expect(day(/November 22nd, 2026/)).toBeDisabled();
    expect(day(/November 23rd, 2026/)).toHaveFocus();
  });

  it.each<[string, string, (page: Awaited<ReturnType<typeof openCalendar>>) => Promise<void>]>([
    ['Escape', 'Depart Pick a date', ({ user }) => user.keyboard('{Escape}')],
    ['Close', 'Depart Pick a date', ({ user, day }) => user.click(day(/Close/))],
    ['its own button', 'Depart Pick a date', ({ user, button }) => user.click(button)],
    ['another control', 'Elsewhere', ({ user, getByText }) => user.click(getByText('Elsewhere'))],
  ])('closes with %s, after which "%s" has the focus', async (_what, focused, close) => {
    const page = await openCalendar();
    await close(page);
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: focused })).toHaveFocus();
  });

  it.each([
    ['en', 'Su', 'Go to the Next Month', 'Today, Saturday, November 21st, 2026'],
    ['es', 'do', 'Ir al mes siguiente', 'Hoy, sábado, 21 de noviembre de 2026'],
  ] as const)(
    'starts weeks on Sunday and names days in full (%s) [SEARCH-10]',
    async (language, sunday, ...buttons) => {
      const { getByRole, getAllByRole } = await openCalendar({}, { language });
      expect(getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(sunday);
      for (const name of buttons) expect(getByRole('button', { name })).toBeVisible();
      expect(getByRole('grid').closest('[lang]')).toHaveAttribute('lang', `${language}-US`);
    },
  );
});

it('A date field that is opened again shows its dialog before it renders the days, so that a slow phone answers at once', async () => {
  const rendersInDialog: boolean[] = [];
  jest.resetModules();
  jest.doMock('./Calendar', () => ({
    Calendar: () => {
      rendersInDialog.push(screen.queryByRole('dialog') !== null);
      return <p>The calendar</p>;
    },
  }));
  const { user, getByRole, findByText, queryByText } = renderPart(<Dates />);
  await user.click(getByRole('button', { name: /^Depart/ }));
  expect(await findByText('The calendar')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(queryByText('The calendar')).not.toBeInTheDocument();
  rendersInDialog.length = 0;
  await user.click(getByRole('button', { name: /^Depart/ }));
  expect(await findByText('The calendar')).toBeVisible();
  expect(rendersInDialog[0]).toBe(true);
});

it('A date field whose calendar fails to load says so, reports the error and offers to try again [SEARCH-27]', async () => {
  jest.resetModules();
  jest.doMock('./Calendar', () => {
    throw new Error('the network is down');
  });
  const { user, getByRole, findByText, findByRole, reportError } = renderPart(<Dates />);
  await user.click(getByRole('button', { name: /^Depart/ }));
  expect(await findByText('The calendar could not be loaded.')).toBeVisible();
  // It takes the focus after it has rendered the message.
  await waitFor(() => expect(getByRole('dialog')).toHaveFocus());
  expect(reportError).toHaveBeenCalledWith(new Error('the network is down'));
  jest.dontMock('./Calendar');
  jest.doMock('./Calendar', () => ({ Calendar: () => <p>The calendar</p> }));
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(await findByText('The calendar')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await findByRole('button', { name: 'Depart Pick a date' })).toHaveFocus();
});
