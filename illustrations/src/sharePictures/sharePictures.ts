import type { PackageName } from '../pictures/usage';

/** The picture that is shown when a page is shared: an illustration with a few words, in English. */
interface SharePicture {
  readonly packageName: PackageName | 'mfe-booking';
  /** The beginning of its file name: `share-paris-guide`. */
  readonly stem: string;
  readonly illustration: string;
  /** One or two lines. */
  readonly title: readonly string[];
}

function sharePicturesOf(
  packageName: SharePicture['packageName'],
  pictures: Readonly<Record<string, readonly [illustration: string, ...title: string[]]>>,
): SharePicture[] {
  return Object.entries(pictures).map(([name, [illustration, ...title]]) => ({
    packageName,
    stem: `share-${name}`,
    illustration,
    title,
  }));
}

export const SHARE_PICTURES: readonly SharePicture[] = [
  ...sharePicturesOf('mfe-home', {
    home: ['hero', 'Best deals on', 'flight tickets'],
    about: ['hero', 'About us'],
    contact: ['hero', 'Talk to us,', 'any hour'],
    terms: ['hero', 'Terms and conditions'],
    privacy: ['hero', 'Privacy policy'],
    disclaimer: ['hero', 'Disclaimer'],
  }),
  ...sharePicturesOf('mfe-deals', {
    // For deal pages without a share picture of their own.
    deals: ['top-airlines', 'Flight deals', 'for every trip'],
    'first-class-deals': ['first-class', 'Turn left into', 'first class'],
    'premium-economy-deals': ['premium-economy', 'Premium economy,', 'room to stretch'],
    'premium-comfort': ['premium-comfort', 'Premium comfort,', 'all the way there'],
    'student-travel-deals': ['student-travel', 'Student fares for', 'a bigger world'],
    'top-airlines': ['top-airlines', 'Top airlines,', 'honestly compared'],
    'family-travel-deals': ['family-travel', 'Family fares:', 'everyone on board'],
    'weekend-getaway-deals': ['weekend-getaway', 'Weekend getaways that', 'start on Friday'],
    'senior-travel-deals': ['senior-travel', 'Senior fares, and', 'time to use them'],
    'business-class-deals': ['business-class', 'Business class that', 'lands you rested'],
  }),
  ...sharePicturesOf('mfe-guides', {
    'paris-guide': ['paris', 'Paris', 'travel guide'],
    'tokyo-guide': ['tokyo', 'Tokyo', 'travel guide'],
    'new-york-guide': ['new-york', 'New York', 'travel guide'],
    'london-guide': ['london', 'London', 'travel guide'],
    blog: ['post-stopover', 'The travel blog'],
  }),
  ...sharePicturesOf('mfe-booking', {
    'flight-results': ['hero', 'Flight results'],
    'booking-process': ['hero', 'Book your flight'],
  }),
];
