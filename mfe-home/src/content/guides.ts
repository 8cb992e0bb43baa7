import type { RoutePath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { CardName } from '../pictures/CardName';

export interface Guide {
  /** Also the key of its words. */
  readonly path: RoutePath & keyof typeof home.travelGuides.guides;
  /** Not that of the destination, which is on the same page. */
  readonly illustration: CardName;
}

export const GUIDES: readonly Guide[] = [
  { path: '/paris-guide', illustration: 'louvre' },
  { path: '/tokyo-guide', illustration: 'senso-ji' },
  { path: '/new-york-guide', illustration: 'brooklyn-bridge' },
  { path: '/london-guide', illustration: 'london-eye' },
];
