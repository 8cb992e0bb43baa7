import type { Airline } from '@farekite/shared/ui';
import type { ResourceNamespaceMap } from 'i18next';
import type pictures from '../pictures/pictures.json';
import type { DealPageTexts } from './DealPageTexts';

/** A sample fare. */
interface Deal<Key extends string> {
  /** Names its words, `deals.fares.KEY`. */
  readonly key: Key;
  readonly airline: Airline;
  /** US dollars for one person, before the discount. */
  readonly originalPrice: number;
  /** US dollars for one person, taxes and fees included. */
  readonly price: number;
  /** @default 'roundTrip' */
  readonly trip?: 'roundTrip' | 'oneWay';
}

/** A code that takes an amount off a booking. The hot deals of the home page show it, too. */
export interface Coupon {
  /** The same in every language. */
  readonly code: string;
  /** What it takes off a booking, in US dollars. */
  readonly value: number;
}

/** The paths of the deal pages, of which each has a text in the links to the others. */
export type DealPath = keyof ResourceNamespaceMap['mfe-deals']['links']['routes'];

type NamespaceOf<Path> = Path extends `/${infer Namespace extends keyof ResourceNamespaceMap}`
  ? Namespace
  : never;

/** The namespaces with the words of a deal page: their paths without the slash. */
export type DealNamespace = NamespaceOf<DealPath>;

type Triple<T> = readonly [T, T, T];

type FareKey<Texts extends DealPageTexts> = keyof Texts['deals']['fares'] & string;

interface Facts<Namespace extends DealNamespace> {
  /** As in shared/contract/routes.json. */
  readonly path: `/${Namespace}` & DealPath;
  /** The hero picture, and with it the page's colors. Several pages may show the same illustration. */
  readonly illustration: keyof typeof pictures.hero;
  /** The cheapest first. */
  readonly deals: Triple<Deal<FareKey<ResourceNamespaceMap[Namespace]>>>;
  /** @default no coupon */
  readonly coupon?: Coupon;
  /**
   * Where a page shows its list on a wide screen: as a section by itself, or beside the fares, which then are one below
   * another instead of side by side. @default no list
   */
  readonly list?: 'alone' | 'beside';
  /** Number of travelers for whom each card also shows the total fare. @default no total */
  readonly groupSize?: number;
  /** The sections below the hero, from top to bottom. @default ['blurbs', 'deals', 'list'] */
  readonly sectionOrder?: readonly ('blurbs' | 'deals' | 'list')[];
}

/**
 * The facts of one deal page. Its words stand in `src/locales`, in a file with the name of its path; the compiler
 * compares them with {@link DealPageTexts}, and the keys of the deals with them.
 */
export type DealPageContent<Path extends DealPath = DealPath> = Extract<
  { [Namespace in DealNamespace]: Facts<Namespace> }[DealNamespace],
  { readonly path: Path }
>;
