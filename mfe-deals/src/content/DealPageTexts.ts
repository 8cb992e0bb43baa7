/** As they stand in `src/locales/LANGUAGE/NAME.json`. */
export interface DealPageTexts {
  readonly head: {
    /** At most 60 characters with ` | FareKite`, which is added to it. */
    readonly title: string;
    /** 140 to 160 characters. */
    readonly description: string;
  };
  readonly sharePictureAlt?: string;
  readonly hero: { readonly eyebrow: string; readonly heading: string; readonly subline: string };
  readonly blurbs: { readonly heading: string; readonly items: readonly BlurbTexts[] };
  readonly deals: { readonly heading: string; readonly fares: Readonly<Record<string, FareTexts>> };
  /** Requirements, eligibility or benefits. */
  readonly list?: { readonly heading: string; readonly items: readonly string[]; readonly note: string };
}

interface BlurbTexts {
  readonly title: string;
  /** Shown large below the title: `24/7`. */
  readonly figure: string;
  readonly text: string;
}

interface FareTexts {
  /** `New York to London` */
  readonly route: string;
  /** With "one way" and "solo ida" for such a fare. */
  readonly note: string;
}
