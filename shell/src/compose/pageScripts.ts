import { textFiles } from '@farekite/shared/protocol';
import type { LocatedPage } from '../remotes/RemotePages';

/** The scripts that show a page in a language of its release, relative to the release's folder. */
export function pageScripts({ release, page }: LocatedPage, language: string): string[] {
  const texts = page.namespaces.map((namespace) => textFiles(language, namespace).script);
  return [release.entry, ...page.scripts, ...texts];
}
