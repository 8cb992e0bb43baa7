import { kiteSharePicture, type PageComponent } from '@farekite/shared/contract';
import type { LegalPageProps } from './LegalPage/LegalPage';

export function pageHead(
  namespace: 'about' | 'contact' | LegalPageProps['namespace'],
  sharePicture: string,
): PageComponent['head'] {
  return (i18n, { name }) => {
    const t = i18n.getFixedT(null, namespace);
    return {
      title: `${t('title')} | ${name}`,
      description: t('description', { name }),
      picture: kiteSharePicture(sharePicture, i18n),
    };
  };
}
