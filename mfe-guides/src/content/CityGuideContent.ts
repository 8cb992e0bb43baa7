import type { Localized } from '@farekite/shared/language';
import type { HEROES } from '../pictures/heroes';

export interface Attraction {
  readonly name: Localized<string>;
  /** About 25 words. */
  readonly text: Localized<string>;
}

export interface CityGuideContent {
  /** The city's name as it stands in a sentence. */
  readonly city: Localized<string>;
  readonly title: Localized<string>;
  readonly subtitle: Localized<string>;
  /** For search engines: 140 to 160 characters. */
  readonly description: Localized<string>;
  /** Shown when the page is shared. */
  readonly picture: { readonly src: string; readonly alt: Localized<string> };
  /** The poster at its head. */
  readonly scene: keyof typeof HEROES;
  /** 80 to 120 words. */
  readonly overview: Localized<string>;
  readonly attractions: readonly [Attraction, Attraction, Attraction, Attraction, Attraction];
  readonly bestTime: Localized<string>;
  readonly cuisine: Localized<string>;
}
