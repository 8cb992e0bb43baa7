import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { Airline } from '@farekite/shared/ui';
import type { HEROES } from '../pictures/heroes';

export type Triple<T> = readonly [T, T, T];

export interface Blurb {
  /** A few characters shown large above the title: `24/7`. */
  readonly figure: Localized<string>;
  readonly title: Localized<string>;
  readonly text: Localized<string>;
}

/** A sample fare. */
export interface Deal {
  /** The card's title: `New York to London`. */
  readonly route: Localized<string>;
  readonly airline: Airline;
  /** US dollars for one person, before the discount. */
  readonly originalPrice: number;
  /** US dollars for one person, taxes and fees included. */
  readonly price: number;
  readonly trip: 'roundTrip' | 'oneWay';
  /** For a one-way fare it contains "one way" and "solo ida". */
  readonly note: Localized<string>;
}

/** Requirements, eligibility or benefits. */
export interface DealListContent {
  readonly heading: Localized<string>;
  readonly items: readonly Localized<string>[];
  readonly note: Localized<string>;
}

export type DealSection = 'blurbs' | 'deals' | 'list';

/** The words and facts of one deal page. */
export interface DealPageContent {
  /** As in shared/contract/routes.json. */
  readonly path: RoutePath;
  /** The hero picture, and with it the page's colors. Several pages may show the same illustration. */
  readonly illustration: keyof typeof HEROES;
  readonly head: {
    /** At most 60 characters with ` | FareKite`, which is added to it. */
    readonly title: Localized<string>;
    /** 140 to 160 characters. */
    readonly description: Localized<string>;
    /** Describes the share picture, where the page has one. */
    readonly sharePictureAlt?: Localized<string>;
  };
  /** The kind of offer, in a few words above the heading. */
  readonly eyebrow: Localized<string>;
  readonly heading: Localized<string>;
  readonly subline: Localized<string>;
  readonly blurbsHeading: Localized<string>;
  readonly blurbs: Triple<Blurb>;
  readonly dealsHeading: Localized<string>;
  /** The cheapest first. */
  readonly deals: Triple<Deal>;
  readonly list?: DealListContent;
  /** Number of travelers for whom each card also shows the total fare. @default no total */
  readonly groupSize?: number;
  /** On a wide screen: three fares side by side, or one below another with the list beside them. @default 'columns' */
  readonly dealsArrangement?: 'columns' | 'rows';
  /** The sections below the hero, from top to bottom. @default ['blurbs', 'deals', 'list'] */
  readonly sectionOrder?: readonly DealSection[];
}
