import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import type { LocatedPage } from '../remotes/RemotePages';

/** Stands before a relative address in a stylesheet; addresses with a scheme, a host or a fragment only are left alone. */
const BEFORE_RELATIVE_ADDRESS = /(?<=\burl\(["']?)(?![a-z][\w+.-]*:|["'/#])/gi;

/**
 * The text of a stylesheet as a document's style element contains it.
 *
 * @param href the address of the stylesheet's file, to which the addresses in it are relative
 */
export function inlineStyle(text: string, href: string): string {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return (
    text
      .replace(BEFORE_RELATIVE_ADDRESS, folder)
      // So that no text ends the element. In a string or an address of CSS it means the same; elsewhere CSS has none.
      .replaceAll('</', '<\\/')
  );
}

/** The stylesheets that the page needs, in their order: that of the shell first. */
export function pageStyles({ shell, styles }: DocumentRequest, located: LocatedPage | undefined) {
  const ofPage = located?.page.styles.map((file) => releasePath(located.release) + file) ?? [];
  return [releasePath(shell) + shell.style, ...ofPage].map((href) => {
    const text = styles[href];
    if (text === undefined) throw new Error(`The release tool has not passed the text of ${href}`);
    return { href, text: inlineStyle(text, href) };
  });
}
