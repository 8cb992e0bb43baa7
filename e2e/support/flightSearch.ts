import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './site';

/** A Saturday afternoon in the time zone of this machine, which is also the browser's. */
export const SATURDAY = new Date(2026, 10, 21, 15, 30);

const NAMES = {
  en: {
    from: 'From',
    to: 'To',
    swap: 'Swap From and To',
    depart: /^Depart/,
    return: /^Return/,
    departureDate: 'Departure date',
    returnDate: 'Return date',
    travelers: 'Travelers',
    go: 'Go',
    tabs: { roundTrip: 'Round trip', oneWay: 'One way', bookingClass: 'Booking class' },
  },
  es: {
    from: 'Origen',
    to: 'Destino',
    swap: 'Intercambiar origen y destino',
    depart: /^Salida/,
    return: /^Regreso/,
    departureDate: 'Fecha de salida',
    returnDate: 'Fecha de regreso',
    travelers: 'Viajeros',
    go: 'Buscar',
    tabs: { roundTrip: 'Ida y vuelta', oneWay: 'Solo ida', bookingClass: 'Clase' },
  },
} as const;

/** Locators for the parts of the flight search. */
export function flightSearch(page: Page, language: Language = 'en') {
  const names = NAMES[language];
  const search = page.getByRole('search');
  const button = (name: RegExp | string) => search.getByRole('button', { name, exact: true });
  return {
    search,
    panel: search.getByRole('tabpanel'),
    tab: (tripType: keyof typeof names.tabs) => search.getByRole('tab', { name: names.tabs[tripType] }),
    from: search.getByRole('combobox', { name: names.from, exact: true }),
    to: search.getByRole('combobox', { name: names.to, exact: true }),
    list: search.getByRole('listbox'),
    /** The options of an open airport list. The travelers list is a native select. */
    options: search.getByRole('listbox').getByRole('option'),
    swap: button(names.swap),
    depart: button(names.depart),
    return: button(names.return),
    departureCalendar: search.getByRole('dialog', { name: names.departureDate }),
    returnCalendar: search.getByRole('dialog', { name: names.returnDate }),
    /** A day of the open calendar. */
    day: (name: RegExp) => search.getByRole('dialog').getByRole('gridcell').getByRole('button', { name }),
    travelers: search.getByRole('combobox', { name: names.travelers }),
    go: button(names.go),
    notice: search.getByRole('status').filter({ hasText: /./ }),
  };
}

/** Opens a calendar by pointer, unless a departure has led on to it, and chooses a day in it. */
export async function pickDay(page: Page, field: Locator, name: RegExp): Promise<void> {
  if ((await field.getAttribute('aria-expanded')) === 'false') await field.click();
  await page.getByRole('gridcell').getByRole('button', { name }).click();
}

/** The positions of all controls of the search and of the elements below it. */
export function measureSearch(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const places: Record<string, string> = {};
    const search = document.querySelector('[role=search]');
    // A pressed tab moves down and back up again.
    for (const motion of search?.getAnimations({ subtree: true }) ?? []) motion.finish();
    const below = search?.closest('section')?.nextElementSibling;
    for (const element of [search, below, ...(search?.querySelectorAll('button, input, select, a') ?? [])]) {
      if (!element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.id ?? element.textContent;
      places[`${element.tagName} ${name || (element.textContent ?? '')}`] = [x, y + scrollY, width, height]
        .map((value) => value.toFixed(1))
        .join(' ');
    }
    return places;
  });
}

/** Fails when another trip type has moved anything. The departure may take the room of the return beside it. */
export function expectNothingShifted(roundTrip: Record<string, string>, other: Record<string, string>): void {
  const withoutDepartureWidth = (places: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(places)
        .filter(([name]) => !/Flying back|Va a volver/.test(name))
        .map(([name, place]) => {
          const [x, y, width, height] = place.split(' ');
          return [name, { x, y, height, width: /Depart|Salida/.test(name) || width }];
        }),
    );
  expect(withoutDepartureWidth(roundTrip)).toMatchObject(withoutDepartureWidth(other));
}
