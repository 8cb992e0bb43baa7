/** The words of one deal page in one language, as they stand in `src/locales/LANGUAGE/NAME.json`. */
export interface DealPageTexts {
  readonly head: {
    /** At most 60 characters with ` | FareKite`, which is added to it. */
    readonly title: string;
    /** 140 to 160 characters. */
    readonly description: string;
  };
  /** Describes the share picture, on a page that has one. */
  readonly sharePictureAlt?: string;
  readonly hero: {
    /** The kind of offer, in a few words above the heading. */
    readonly eyebrow: string;
    readonly heading: string;
    readonly subline: string;
  };
  readonly blurbs: {
    readonly heading: string;
    /** Three. */
    readonly items: readonly BlurbTexts[];
  };
  readonly deals: {
    readonly heading: string;
    /** By the keys of the page's deals. */
    readonly fares: Readonly<Record<string, FareTexts>>;
  };
  /** Requirements, eligibility or benefits, on a page that has a list. */
  readonly list?: { readonly heading: string; readonly items: readonly string[]; readonly note: string };
}

interface BlurbTexts {
  readonly title: string;
  /** A few characters shown large below the title: `24/7`. */
  readonly figure: string;
  readonly text: string;
}

interface FareTexts {
  /** The card's title: `New York to London`. */
  readonly route: string;
  /** For a one-way fare it contains "one way" and "solo ida". */
  readonly note: string;
}
