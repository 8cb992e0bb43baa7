import { DEFAULT_LANGUAGE, type Language } from '@farekite/shared/language';
import type { RemoteRelease } from '@farekite/shared/protocol';

/** The language in which the pages of a release are shown to a visitor: English when the release lacks the visitor's. */
export function pageLanguage({ languages }: Pick<RemoteRelease, 'languages'>, visitor: Language): Language {
  return languages.includes(visitor) ? visitor : DEFAULT_LANGUAGE;
}
