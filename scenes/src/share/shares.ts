import type { RoutePath } from '@farekite/shared/contract';
import type { Remote } from '../uses';

/** What is shown when a page is shared: its scene, and a few words. One address serves both languages. */
export interface Share {
  readonly remote: Remote | 'mfe-booking';
  readonly path: RoutePath;
  readonly scene: string;
  /** One line or two. */
  readonly title: readonly string[];
}

function of(
  remote: Share['remote'],
  shares: Readonly<Partial<Record<RoutePath, readonly [scene: string, ...title: string[]]>>>,
): Share[] {
  return Object.entries(shares).map(([path, [scene, ...title]]) => ({
    remote,
    path: path as RoutePath,
    scene,
    title,
  }));
}

export const SHARES: readonly Share[] = [
  ...of('mfe-home', {
    '/': ['hero', 'Best deals on', 'flight tickets'],
    '/about': ['hero', 'About us'],
    '/contact': ['hero', 'Talk to us,', 'any hour'],
    '/terms': ['hero', 'Terms and conditions'],
    '/privacy': ['hero', 'Privacy policy'],
    '/disclaimer': ['hero', 'Disclaimer'],
  }),
  ...of('mfe-deals', {
    '/first-class-deals': ['first-class', 'Turn left into', 'first class'],
    '/premium-economy-deals': ['premium-economy', 'Premium economy,', 'room to stretch'],
    '/premium-comfort': ['premium-comfort', 'Premium comfort,', 'all the way there'],
    '/student-travel-deals': ['student-travel', 'Student fares for', 'a bigger world'],
    '/top-airlines': ['top-airlines', 'Top airlines,', 'honestly compared'],
    '/family-travel-deals': ['family-travel', 'Family fares:', 'everyone on board'],
    '/weekend-getaway-deals': ['weekend-getaway', 'Weekend getaways that', 'start on Friday'],
    '/senior-travel-deals': ['senior-travel', 'Senior fares, and', 'time to use them'],
    '/business-class-deals': ['business-class', 'Business class that', 'lands you rested'],
  }),
  ...of('mfe-guides', {
    '/paris-guide': ['paris', 'Paris', 'travel guide'],
    '/tokyo-guide': ['tokyo', 'Tokyo', 'travel guide'],
    '/new-york-guide': ['new-york', 'New York', 'travel guide'],
    '/london-guide': ['london', 'London', 'travel guide'],
    '/blog': ['post-stopover', 'The travel blog'],
  }),
  ...of('mfe-booking', {
    '/flight-results': ['hero', 'Flight results'],
    '/booking-process': ['hero', 'Book your flight'],
  }),
];

/** 'share-paris-guide' for /paris-guide. */
export function shareStem(path: RoutePath): string {
  return `share-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`;
}
