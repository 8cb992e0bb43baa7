import type { Locator, Page } from '@playwright/test';
import type { Language } from '../support/site';
import type { LatePart } from './matrix';

/** How a visitor asks for a part of the home page that is loaded late, and what there is to see. */
export interface LatePartSteps {
  /** Asks for the part; again after it has failed. */
  readonly open: (page: Page, language: Language) => Promise<void>;
  readonly openAgain: (page: Page, language: Language) => Promise<void>;
  /** Where the visitor is told that it has failed. */
  readonly message: Readonly<Record<Language, string>>;
  /** Visible when the part has loaded. */
  readonly part: (page: Page) => Locator;
}

const DEPART = { en: /^Depart/, es: /^Salida/ };
const FROM = { en: 'From', es: 'Origen' };
const DISCOVER = { en: 'Discover', es: 'Descubrir' };
const RETRY = { en: 'Try again', es: 'Intentar de nuevo' };

function discover(page: Page, language: Language): Promise<void> {
  return page.getByRole('button', { name: DISCOVER[language] }).first().click();
}

export const LATE_PART_STEPS: Readonly<Record<LatePart, LatePartSteps>> = {
  calendar: {
    open: (page, language) =>
      page.getByRole('search').getByRole('button', { name: DEPART[language] }).click(),
    openAgain: (page, language) =>
      page.getByRole('dialog').getByRole('button', { name: RETRY[language] }).click(),
    message: { en: 'The calendar could not be loaded.', es: 'No se pudo cargar el calendario.' },
    part: (page) => page.getByRole('dialog').getByRole('grid'),
  },
  airports: {
    open: (page, language) => page.getByLabel(FROM[language], { exact: true }).fill('new'),
    openAgain: (page, language) => page.getByLabel(FROM[language], { exact: true }).fill('new y'),
    message: {
      en: 'Suggestions are not available right now. You can type any city or airport.',
      es: 'Las sugerencias no están disponibles por ahora. Puede escribir cualquier ciudad o aeropuerto.',
    },
    part: (page) => page.getByRole('search').getByRole('listbox'),
  },
  dialog: {
    open: discover,
    openAgain: discover,
    message: {
      en: 'The details could not be loaded. Please try again, or call',
      es: 'No se pudieron cargar los detalles. Inténtelo de nuevo o llame al',
    },
    part: (page) => page.getByRole('dialog').getByRole('heading').first(),
  },
};
