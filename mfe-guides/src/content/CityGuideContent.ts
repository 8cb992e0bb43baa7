import type { Localized } from '@farekite/shared/language';
import type { STAMPS } from '../pictures/stamps';
import type { City } from './cities';
import type { Month } from './months';

export interface Attraction {
  /** Its picture, by name. */
  readonly scene: keyof typeof STAMPS;
  readonly name: Localized<string>;
  /** About 25 words. */
  readonly text: Localized<string>;
}

export interface Dish {
  readonly name: Localized<string>;
  /** At what hour or place it tastes best, in a few words. */
  readonly when: Localized<string>;
}

export interface CityGuideContent {
  readonly city: City;
  readonly title: Localized<string>;
  readonly subtitle: Localized<string>;
  /** For search engines: 140 to 160 characters. */
  readonly description: Localized<string>;
  /** Shown when the page is shared. */
  readonly picture: { readonly src: string; readonly alt: Localized<string> };
  /** 80 to 120 words in short paragraphs: one long one would outgrow the poster on a tall phone. */
  readonly overview: readonly Localized<string>[];
  readonly attractions: readonly [Attraction, Attraction, Attraction, Attraction, Attraction];
  readonly bestTime: {
    readonly text: Localized<string>;
    /** Those that the text speaks best of. */
    readonly months: readonly Month[];
  };
  readonly cuisine: {
    readonly text: Localized<string>;
    /** Path data on 48 units, for a line drawing. */
    readonly icon: string;
    /** Of those that the text names. */
    readonly dishes: readonly Dish[];
  };
}
