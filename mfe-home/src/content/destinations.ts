import type { Localized } from '@farekite/shared/language';
import type { SceneName } from '../components/Scene/Scene';

export interface Destination {
  readonly scene: SceneName;
  readonly name: Localized<string>;
  readonly location: Localized<string>;
  /** How much of the mosaic it takes on a wide page: two side by side, or two by two. @default one */
  readonly size?: 'wide' | 'large';
}

export const DESTINATIONS: readonly Destination[] = [
  {
    scene: 'paris',
    name: { en: 'Paris', es: 'París' },
    location: { en: 'France', es: 'Francia' },
    size: 'large',
  },
  { scene: 'tokyo', name: { en: 'Tokyo', es: 'Tokio' }, location: { en: 'Japan', es: 'Japón' } },
  {
    scene: 'new-york',
    name: { en: 'New York', es: 'Nueva York' },
    location: { en: 'United States', es: 'Estados Unidos' },
  },
  {
    scene: 'london',
    name: { en: 'London', es: 'Londres' },
    location: { en: 'United Kingdom', es: 'Reino Unido' },
  },
  { scene: 'rome', name: { en: 'Rome', es: 'Roma' }, location: { en: 'Italy', es: 'Italia' } },
  { scene: 'barcelona', name: { en: 'Barcelona', es: 'Barcelona' }, location: { en: 'Spain', es: 'España' } },
  {
    scene: 'dubai',
    size: 'wide',
    name: { en: 'Dubai', es: 'Dubái' },
    location: { en: 'United Arab Emirates', es: 'Emiratos Árabes Unidos' },
  },
  { scene: 'cancun', name: { en: 'Cancún', es: 'Cancún' }, location: { en: 'Mexico', es: 'México' } },
];
