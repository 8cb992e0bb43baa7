import type { RoutePath } from '@farekite/shared/contract';
import type { ResourceNamespaceMap } from 'i18next';
import type pictures from '../pictures/pictures.json';

/** A stamp, a picture of `src/pictures`. */
export type StampName = keyof typeof pictures.stamp;

/** A city with words in `mfe-guides.json`, and with a hero picture and a stamp of the same name. */
export type City = keyof ResourceNamespaceMap['mfe-guides']['cities'] &
  keyof typeof pictures.hero &
  StampName;

/** 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The namespaces with the words of the guides: their paths without the slash. */
export type GuideNamespace = Extract<keyof ResourceNamespaceMap, `${string}-guide`>;

/** An attraction with words in the namespace, and with a stamp of the same name. */
type Attraction<Namespace extends GuideNamespace> = keyof ResourceNamespaceMap[Namespace]['attractions'] &
  StampName;

interface Facts<Namespace extends GuideNamespace> {
  readonly namespace: Namespace;
  /** Gives the page its pictures, and with them its colors. */
  readonly city: City;
  /** The three-letter IATA code of the city, which covers all its airports. */
  readonly cityCode: string;
  /** A sample fare to the city: the words `fare` of the namespace say from where. */
  readonly fare: {
    /** US dollars for one person, round trip, taxes and fees included. */
    readonly price: number;
    /** The deal page that shows the same fare. */
    readonly path: RoutePath;
  };
  /** The stamp that is shown for this city at the top of the blog. */
  readonly blogStamp: StampName;
  readonly attractions: readonly [
    Attraction<Namespace>,
    Attraction<Namespace>,
    Attraction<Namespace>,
    Attraction<Namespace>,
    Attraction<Namespace>,
  ];
  /** The months that the text recommends. */
  readonly bestMonths: readonly Month[];
  /** SVG path data in a box of 48 by 48, drawn as an outline. */
  readonly cuisineIcon: string;
}

/** The facts of one city guide. Its words are in its namespace. */
export type CityGuideContent = { [Namespace in GuideNamespace]: Facts<Namespace> }[GuideNamespace];
