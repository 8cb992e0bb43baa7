import { definePage, kiteSharePicture, type PageComponent } from '@farekite/shared/contract';
import type { LegalPageContent } from '../../content/LegalPageContent';
import { LegalPage } from './LegalPage';

/**
 * Makes the page of a legal text.
 *
 * @param sharePicture the address of the picture that is shown when the page is shared
 */
export function defineLegalPage(content: LegalPageContent, sharePicture: string): PageComponent {
  return definePage(
    () => <LegalPage content={content} />,
    (language, { name }) => ({
      title: `${content.title[language]} | ${name}`,
      description: content.description[language],
      picture: kiteSharePicture(sharePicture, language),
    }),
    { isStatic: true },
  );
}
