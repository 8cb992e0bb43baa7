import table from '@farekite/shared/contract/routes.json' with { type: 'json' };
import type { RouteTable } from '../builds/writeRoutes';

const present = Object.values(table).map(({ remote }) => remote);

export interface SiteSize {
  readonly remotes: number;
  readonly routes: number;
}

/** What the site has, and what it may have one day. */
export const SITE_SIZES: readonly SiteSize[] = [
  { remotes: new Set(present).size, routes: present.length },
  { remotes: 50, routes: 240 },
  { remotes: 200, routes: 2_000 },
];

const PLACES =
  'amsterdam athens bali bangkok barcelona berlin boston cairo cancun chicago dallas delhi denver dubai dublin geneva goa hanoi havana honolulu houston istanbul lima lisbon london madrid manila miami milan mumbai nairobi oslo paris prague quito rome santorini seattle seoul singapore sydney tokyo toronto vienna zurich'.split(
    ' ',
  );
const TOPICS =
  'airports apartments beaches bridges business-class cafes camping car-rental castles cruises deals family-travel ferries festivals first-class flights food gardens hiking hotels insurance last-minute lounges markets museums neighborhoods nightlife packages parks photos rail-passes restaurants safety senior-travel shopping skiing sports student-travel taxis tours transfers visas weather weddings weekends'.split(
    ' ',
  );

/** A path that reads, and compresses, like those of the site. */
function generatedPath(index: number): string {
  const place = PLACES[index % PLACES.length] ?? '';
  const topic = TOPICS[Math.floor(index / PLACES.length) % TOPICS.length] ?? '';
  return `/${place}-${topic}`;
}

/** The site's table of routes with as many more, of as many more remotes, as a site of a size has. No menu lists them. */
export function generatedRoutes({ remotes, routes }: SiteSize): RouteTable {
  const newRemotes = remotes - new Set(present).size;
  const newRoutes = routes - present.length;
  const generated = Array.from({ length: newRoutes }, (_, index) => {
    const remote = Math.floor((index * newRemotes) / newRoutes);
    return [generatedPath(index), { remote: `mfe-generated-${String(remote)}` }];
  });
  return { ...table, ...(Object.fromEntries(generated) as RouteTable) };
}
