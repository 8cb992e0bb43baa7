import type { Localized } from '@farekite/shared/language';

export interface LegalSection {
  /** Anchor for links to this section. */
  readonly id: string;
  readonly heading: Localized<string>;
  /** One string a paragraph; 120 to 200 words in all. */
  readonly paragraphs: Localized<readonly string[]>;
}

export interface LegalPageContent {
  readonly title: Localized<string>;
  /** For search engines: 140 to 160 characters. */
  readonly description: Localized<string>;
  /** Shown when the page is shared. */
  readonly picture: string;
  readonly lead: Localized<string>;
  /** Day of the last change: `YYYY-MM-DD`. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
