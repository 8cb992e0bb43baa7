import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { HEROES } from '../pictures/heroes';
import type { STAMPS } from '../pictures/stamps';

export type StampName = keyof typeof STAMPS;

/** 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface City {
  /** As it is written within a sentence. */
  readonly name: Localized<string>;
  /** The three-letter IATA code of the city, which covers all its airports. */
  readonly code: string;
}

export interface Attraction {
  readonly illustration: StampName;
  readonly name: Localized<string>;
  /** About 25 words. */
  readonly text: Localized<string>;
}

export interface Dish {
  readonly name: Localized<string>;
  /** When or where to eat it, in a few words. */
  readonly when: Localized<string>;
}

/** The words and facts of one city guide. */
export interface CityGuideContent {
  /** As in shared/contract/routes.json. */
  readonly path: RoutePath;
  /** The hero picture and the city's stamp, and with them the page's colors. */
  readonly illustration: keyof typeof HEROES & StampName;
  readonly city: City;
  /** The stamp that is shown for this city at the top of the blog. */
  readonly blogStamp: StampName;
  readonly title: Localized<string>;
  readonly subtitle: Localized<string>;
  /** For search engines: 140 to 160 characters. */
  readonly description: Localized<string>;
  /** Describes the share picture, where the page has one. */
  readonly sharePictureAlt?: Localized<string>;
  /** 80 to 120 words, in short paragraphs: a single long one would be taller than the screen of a phone. */
  readonly overview: readonly Localized<string>[];
  readonly attractions: readonly [Attraction, Attraction, Attraction, Attraction, Attraction];
  readonly bestTime: {
    readonly text: Localized<string>;
    /** The months that the text recommends. */
    readonly months: readonly Month[];
  };
  readonly cuisine: {
    readonly text: Localized<string>;
    /** SVG path data in a box of 48 by 48, drawn as an outline. */
    readonly icon: string;
    /** Dishes that the text mentions. */
    readonly dishes: readonly Dish[];
  };
}
