import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import type { Language } from './Language';

export const DATE_LOCALES: Readonly<Record<Language, Locale>> = { en: enUS, es };
