import type { Locator, Page } from '@playwright/test';
import type { Language } from '@farekite/e2e/site';
import english from '../../src/locales/en/home.json' with { type: 'json' };
import spanish from '../../src/locales/es/home.json' with { type: 'json' };

const TEXTS = { en: english.flightSearch, es: spanish.flightSearch };

export function flightSearch(page: Page, language: Language = 'en') {
  const texts = TEXTS[language];
  const search = page.getByRole('search');
  const button = (name: RegExp | string) => search.getByRole('button', { name, exact: true });
  const calendar = (name: string) => search.getByRole('dialog', { name });
  const airportField = (name: string) => search.getByRole('combobox', { name, exact: true });
  return {
    search,
    tab: (tripType: 'roundTrip' | 'oneWay' | 'bookingClass') =>
      search.getByRole('tab', { name: texts.tripTabs[tripType] }),
    from: airportField(texts.from),
    to: airportField(texts.to),
    list: search.getByRole('listbox'),
    options: search.getByRole('listbox').getByRole('option'),
    swap: button(texts.swapButton.swap),
    depart: button(new RegExp(`^${texts.depart}`)),
    return: button(new RegExp(`^${texts.return}`)),
    departureCalendar: calendar(texts.departureDate),
    returnCalendar: calendar(texts.returnDate),
    day: (name: RegExp) => search.getByRole('dialog').getByRole('gridcell').getByRole('button', { name }),
    travelers: search.getByRole('combobox', { name: texts.travelersField.label }),
    go: button(texts.go),
    notice: search.getByRole('status').filter({ hasText: /./ }),
  };
}

/** A departure may have led on to the calendar. */
export async function pickDay(page: Page, field: Locator, name: RegExp): Promise<void> {
  if ((await field.getAttribute('aria-expanded')) === 'false') await field.click();
  await page.getByRole('gridcell').getByRole('button', { name }).click();
}
