import type { Airline } from '@farekite/shared/ui';
import type { ResourceNamespaceMap } from 'i18next';
import type pictures from '../pictures/pictures.json';
import type { DealPageTexts } from './DealPageTexts';

interface Deal<Key extends string> {
  /** Names its words, `deals.fares.KEY`. */
  readonly key: Key;
  readonly airline: Airline;
  /** US dollars for one person. */
  readonly originalPrice: number;
  readonly price: number;
  /** @default 'roundTrip' */
  readonly trip?: 'roundTrip' | 'oneWay';
}

/** The hot deals of the home page show it, too. */
export interface Coupon {
  readonly code: string;
  /** US dollars off a booking. */
  readonly value: number;
}

/** Each has a text in the links to the others. */
export type DealPath = keyof ResourceNamespaceMap['mfe-deals']['links']['routes'];

type NamespaceOf<Path> = Path extends `/${infer Namespace extends keyof ResourceNamespaceMap}`
  ? Namespace
  : never;

export type DealNamespace = NamespaceOf<DealPath>;

type Triple<T> = readonly [T, T, T];

type FareKey<Texts extends DealPageTexts> = keyof Texts['deals']['fares'] & string;

interface Facts<Namespace extends DealNamespace> {
  /** As in shared/contract/routes.json. */
  readonly path: `/${Namespace}` & DealPath;
  /** Gives the page its hero picture and its colors. Several pages may have the same. */
  readonly illustration: keyof typeof pictures.hero;
  /** The cheapest first. */
  readonly deals: Triple<Deal<FareKey<ResourceNamespaceMap[Namespace]>>>;
  readonly coupon?: Coupon;
  /** On a wide screen: a section by itself, or beside the fares, which then are one below another. @default no list */
  readonly list?: 'alone' | 'beside';
  /** Where a wide screen has the page's feature, seen from the blurbs. @default 'above' */
  readonly featurePosition?: 'above' | 'beside';
  /** Travelers for whom each card also shows the total fare. */
  readonly groupSize?: number;
  /** Below the hero. @default ['blurbs', 'deals', 'list'] */
  readonly sectionOrder?: readonly ('blurbs' | 'deals' | 'list')[];
}

/** Its words stand in `src/locales`; the compiler compares them with {@link DealPageTexts}, and the keys of the deals with them. */
export type DealPageContent = { [Namespace in DealNamespace]: Facts<Namespace> }[DealNamespace];
