import type { RoutePath } from '@farekite/shared/contract';
import type home from '../locales/en/home.json';
import type { IllustrationName } from './IllustrationName';

export interface Guide {
  /** Also the key of its words. */
  readonly path: RoutePath & keyof typeof home.travelGuides.guides;
  readonly illustration: IllustrationName;
}

export const GUIDES: readonly Guide[] = [
  { path: '/paris-guide', illustration: 'paris' },
  { path: '/tokyo-guide', illustration: 'tokyo' },
  { path: '/new-york-guide', illustration: 'new-york' },
  { path: '/london-guide', illustration: 'london' },
];
