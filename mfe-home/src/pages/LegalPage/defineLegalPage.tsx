import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { LegalPageContent } from '../../content/LegalPageContent';
import { sharePicture } from '../../content/sharePicture';
import { LegalPage } from './LegalPage';

/** Makes the page of a legal text. */
export function defineLegalPage(content: LegalPageContent): PageComponent {
  return definePage(
    () => <LegalPage content={content} />,
    (language, { name }) => ({
      title: `${content.title[language]} | ${name}`,
      description: content.description[language],
      picture: sharePicture(content.picture, language),
    }),
  );
}
