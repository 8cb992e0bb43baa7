import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import type { LocatedPage } from '../remotes/RemotePages';

/** Not before an address with a scheme, a host or a fragment only. */
const BEFORE_RELATIVE_ADDRESS = /(?<=\burl\(["']?)(?![a-z][\w+.-]*:|["'/#])/gi;

/** @param href the address of the stylesheet, to which those in it are relative */
export function inlineStyle(text: string, href: string): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return (
    text
      .replace(BEFORE_RELATIVE_ADDRESS, folder)
      // Ends no element, and means the same in the strings and addresses of CSS.
      .replaceAll('</', '<\\/')
  );
}

export function pageStyles({ shell, styles }: DocumentRequest, located: LocatedPage | undefined) {
  const ofPage = located?.page.styles.map((file) => releasePath(located.release) + file) ?? [];
  return [releasePath(shell) + shell.style, ...ofPage].map((href) => {
    const text = styles[href];
    if (text === undefined) throw new Error(`The release tool has not passed the text of ${href}`);
    return { href, text: inlineStyle(text, href) };
  });
}
