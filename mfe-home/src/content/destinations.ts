import type { Localized } from '@farekite/shared/language';
import type { IllustrationName } from './IllustrationName';

export interface Destination {
  readonly illustration: IllustrationName;
  readonly name: Localized<string>;
  readonly location: Localized<string>;
  /** Cells of the grid on a wide page: `wide` is two by one, `large` is two by two. @default one cell */
  readonly size?: 'wide' | 'large';
}

export const DESTINATIONS: readonly Destination[] = [
  {
    illustration: 'paris',
    name: { en: 'Paris', es: 'París' },
    location: { en: 'France', es: 'Francia' },
    size: 'large',
  },
  { illustration: 'tokyo', name: { en: 'Tokyo', es: 'Tokio' }, location: { en: 'Japan', es: 'Japón' } },
  {
    illustration: 'new-york',
    name: { en: 'New York', es: 'Nueva York' },
    location: { en: 'United States', es: 'Estados Unidos' },
  },
  {
    illustration: 'london',
    name: { en: 'London', es: 'Londres' },
    location: { en: 'United Kingdom', es: 'Reino Unido' },
  },
  { illustration: 'rome', name: { en: 'Rome', es: 'Roma' }, location: { en: 'Italy', es: 'Italia' } },
  {
    illustration: 'barcelona',
    name: { en: 'Barcelona', es: 'Barcelona' },
    location: { en: 'Spain', es: 'España' },
  },
  {
    illustration: 'dubai',
    size: 'wide',
    name: { en: 'Dubai', es: 'Dubái' },
    location: { en: 'United Arab Emirates', es: 'Emiratos Árabes Unidos' },
  },
  { illustration: 'cancun', name: { en: 'Cancún', es: 'Cancún' }, location: { en: 'Mexico', es: 'México' } },
];
