import type { RoutePath } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { ComponentType } from 'react';
import type { HEROES } from '../pictures/heroes';
import type { Airline } from './airlines';

export type Triple<T> = readonly [T, T, T];

/** The colours of a page, named for its hour of the day. Their values stand in DealPage.module.scss. */
export type Accent =
  'midnight' | 'morning' | 'twilight' | 'noon' | 'dawn' | 'meadow' | 'sunset' | 'blush' | 'bluehour';

export interface Blurb {
  /** A few characters that stand large above the title: `24/7`. */
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
  /** The note of a one-way fare says that it is one. */
  readonly trip: 'roundTrip' | 'oneWay';
  readonly note: Localized<string>;
}

/** What a traveler needs, or gets. */
export interface DealListContent {
  readonly heading: Localized<string>;
  readonly items: readonly Localized<string>[];
  readonly note: Localized<string>;
}

/** All that one deal page says and shows. */
export interface DealPageContent {
  /** The path that package.json gives to the page. */
  readonly path: RoutePath;
  readonly accent: Accent;
  /** The picture across its head. */
  readonly scene: keyof typeof HEROES;
  readonly head: {
    /** Without the name of the site, which is added to it. */
    readonly title: Localized<string>;
    /** 140 to 160 characters. */
    readonly description: Localized<string>;
    /** Shown when the page is shared. */
    readonly picture: { readonly src: string; readonly alt: Localized<string> };
  };
  /** The kind of offer, in a few words above the heading. */
  readonly eyebrow: Localized<string>;
  readonly heading: Localized<string>;
  readonly subline: Localized<string>;
  /** Below the head, what decides this kind of trip comes first. Beside fares in rows, the list has no place here. */
  readonly order: readonly ('blurbs' | 'deals' | 'list')[];
  readonly blurbsHeading: Localized<string>;
  readonly blurbs: Triple<Blurb>;
  /** What only this page shows, with the blurbs: a drawing, a table, the way through a day. */
  readonly Showpiece: ComponentType;
  /** Where the screen is wide: the showpiece over the blurbs, or `beside` them. */
  readonly showpiecePlace: 'above' | 'beside';
  readonly dealsHeading: Localized<string>;
  /** The cheapest first. */
  readonly deals: Triple<Deal>;
  /** Where the screen is wide: abreast, or one below another, with the list beside them. */
  readonly dealsLayout: 'columns' | 'rows';
  /** Travelers for whom a fare is added up, where it is for so many. @default one alone */
  readonly party?: number;
  readonly list?: DealListContent;
}
