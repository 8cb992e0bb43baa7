import type { TextFile } from '@farekite/shared/language';
import { releasePath, type DocumentRequest } from '@farekite/shared/protocol';
import type { DocumentParts } from './DocumentParts';
import type { VerifiedFile } from './pageData';
import { findPage, verified } from './releaseFiles';

/** The addresses of the text files that are needed to hydrate the document. A static page is not hydrated at first. */
function neededTexts({ request, headLanguage }: DocumentParts): string[] {
  const { shell, language } = request;
  const found = request.rendered.isStatic ? undefined : findPage(request);
  const ofShell = shell.texts?.[language];
  const ofPage = found?.page.texts?.[headLanguage];
  return [
    ...(ofShell ? [releasePath(shell) + ofShell] : []),
    ...(found && ofPage ? [releasePath(found.release) + ofPage] : []),
  ];
}

/** The text files that are needed to hydrate the document, by their addresses. */
export function containedTexts(parts: DocumentParts): Record<string, TextFile> {
  const { texts } = parts.request;
  return Object.fromEntries(
    neededTexts(parts).map((href) => {
      const text = texts[href];
      if (text === undefined) throw new Error(`The release tool has not passed the text of ${href}`);
      return [href, JSON.parse(text) as TextFile];
    }),
  );
}

/** The text files of the shell, by language. */
export function shellTextFiles({ shell }: DocumentRequest): Record<string, VerifiedFile> {
  return Object.fromEntries(
    Object.entries(shell.texts ?? {}).map(([language, file]) => [language, verified(shell, file)]),
  );
}
