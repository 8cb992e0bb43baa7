import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import { tag } from './html';
import { inlineStyle } from './inlineStyle';
import { findPage } from './releaseFiles';

interface InlinedStyle {
  readonly href: string;
  readonly text: string;
}

/** The stylesheets that the page needs, in their order: that of the shell first. */
export function stylesOf(request: DocumentRequest): InlinedStyle[] {
  const { shell, styles } = request;
  const found = findPage(request);
  const ofPage = found?.page.styles.map((file) => releasePath(found.release) + file) ?? [];
  return [releasePath(shell) + shell.style, ...ofPage].map((href) => {
    const text = styles[href];
    if (text === undefined) throw new Error(`The release tool has not passed the text of ${href}`);
    return { href, text: inlineStyle(text, href) };
  });
}

/** Tags for everything that is needed to show the page. webpack does not load a stylesheet that `data-href` names. */
export function styleTags(styles: readonly InlinedStyle[]): string[] {
  return styles.map(({ href, text }) => `${tag('style', { 'data-href': href })}${text}</style>`);
}
