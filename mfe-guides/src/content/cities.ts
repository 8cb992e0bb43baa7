import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { HEROES } from '../pictures/heroes';
import type { STAMPS } from '../pictures/stamps';

/** A city that has a guide. */
export interface City {
  /** Its poster and its stamp. */
  readonly scene: keyof typeof HEROES & keyof typeof STAMPS;
  /** Where its guide stands. */
  readonly path: RoutePath;
  /** As it stands in a sentence. */
  readonly name: Localized<string>;
  /** Of three letters, for all its airports. */
  readonly code: string;
  /** The hue of its poster. */
  readonly accent: 'plum' | 'cherry' | 'indigo' | 'teal';
}

export const PARIS: City = {
  scene: 'paris',
  path: '/paris-guide',
  name: { en: 'Paris', es: 'París' },
  code: 'PAR',
  accent: 'plum',
};

export const TOKYO: City = {
  scene: 'tokyo',
  path: '/tokyo-guide',
  name: { en: 'Tokyo', es: 'Tokio' },
  code: 'TYO',
  accent: 'cherry',
};

export const NEW_YORK: City = {
  scene: 'new-york',
  path: '/new-york-guide',
  name: { en: 'New York', es: 'Nueva York' },
  code: 'NYC',
  accent: 'indigo',
};

export const LONDON: City = {
  scene: 'london',
  path: '/london-guide',
  name: { en: 'London', es: 'Londres' },
  code: 'LON',
  accent: 'teal',
};

export const CITIES: readonly City[] = [PARIS, TOKYO, NEW_YORK, LONDON];
