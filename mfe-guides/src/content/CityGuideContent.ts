import type { RoutePath } from '@farekite/shared/contract';
import type { ResourceNamespaceMap } from 'i18next';
import type pictures from '../pictures/pictures.json';

export type StampName = keyof typeof pictures.stamp;

/** With words in `mfe-guides.json`, and a hero picture and a stamp of its name. */
export type City = keyof ResourceNamespaceMap['mfe-guides']['cities'] &
  keyof typeof pictures.hero &
  StampName;

/** 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type GuideNamespace = Extract<keyof ResourceNamespaceMap, `${string}-guide`>;

/** With words in the namespace, and a stamp of its name. */
type Attraction<Namespace extends GuideNamespace> = keyof ResourceNamespaceMap[Namespace]['attractions'] &
  StampName;

interface Facts<Namespace extends GuideNamespace> {
  readonly namespace: Namespace;
  /** Gives the page its pictures, and with them its colors. */
  readonly city: City;
  /** IATA, of all airports of the city. */
  readonly cityCode: string;
  /** The words `fare` of the namespace say from where. */
  readonly fare: {
    /** US dollars for one person, round trip. */
    readonly price: number;
    /** The deal page that shows it. */
    readonly path: RoutePath;
  };
  /** Shown at the top of the blog. */
  readonly blogStamp: StampName;
  readonly attractions: readonly Attraction<Namespace>[];
  readonly bestMonths: readonly Month[];
  /** SVG path data in a box of 48 by 48, drawn as an outline. */
  readonly cuisineIcon: string;
}

export type CityGuideContent = { [Namespace in GuideNamespace]: Facts<Namespace> }[GuideNamespace];
