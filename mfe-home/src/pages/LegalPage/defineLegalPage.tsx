import { definePage, kiteSharePicture, type PageComponent } from '@farekite/shared/contract';
import { LegalPage, type LegalPageProps } from './LegalPage';

interface LegalPageDefinition extends LegalPageProps {
  /** The address of the picture that is shown when the page is shared. */
  readonly sharePicture: string;
}

/** Makes the page of a legal text. */
export function defineLegalPage({ sharePicture, ...props }: LegalPageDefinition): PageComponent {
  return definePage(
    () => <LegalPage {...props} />,
    (i18n, { name }) => {
      const t = i18n.getFixedT(null, props.namespace);
      return {
        title: `${t('title')} | ${name}`,
        description: t('description'),
        picture: kiteSharePicture(sharePicture, i18n),
      };
    },
  );
}
