import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import { textFiles, type ReleasePage, type RemoteRelease } from '@farekite/shared/protocol';

/** A page with the release that it is from. */
export interface LocatedPage {
  readonly release: RemoteRelease;
  readonly page: ReleasePage;
}

/** The language in which the pages of a release are shown to a visitor: English when the release lacks the visitor's. */
export function pageLanguage({ languages }: Pick<RemoteRelease, 'languages'>, visitor: Language): Language {
  return languages.includes(visitor) ? visitor : DEFAULT_LANGUAGE;
}

/** The scripts that a page needs to be shown in a language of its release: code and texts, relative to the release's folder. */
export function pageScripts({ release, page }: LocatedPage, language: string): string[] {
  const texts = page.namespaces.map((namespace) => textFiles(language, namespace).script);
  return [release.entry, ...page.scripts, ...texts];
}
