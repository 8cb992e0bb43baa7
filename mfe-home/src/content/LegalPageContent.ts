import type { Localized } from '@farekite/shared/language';

export interface LegalSection {
  /** Anchor of the section. */
  readonly id: string;
  readonly heading: Localized<string>;
  /** 120 to 200 words in all. */
  readonly paragraphs: Localized<readonly string[]>;
}

export interface LegalPageContent {
  /** As in `shared/contract/routes.json`. */
  readonly title: Localized<string>;
  /** For search engines: 140 to 160 characters. */
  readonly description: Localized<string>;
  /** One or two sentences under the title. */
  readonly intro: Localized<string>;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
