import { DEFAULT_LANGUAGE, type SiteLanguage } from '@farekite/shared/language';
import { supportsLanguage, type RemoteRelease } from '@farekite/shared/protocol';

/**
 * The language in which the pages of a release are shown to a visitor: English when the release was published
 * before the site had the visitor's language.
 */
export function pageLanguage(release: Pick<RemoteRelease, 'languages'>, visitor: SiteLanguage): SiteLanguage {
  return supportsLanguage(release, visitor) ? visitor : DEFAULT_LANGUAGE;
}
