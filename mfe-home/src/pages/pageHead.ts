import { kiteSharePicture, type PageComponent } from '@farekite/shared/contract';
import type { LegalPageProps } from './LegalPage/LegalPage';

/**
 * The head of a page whose texts have its title and its description.
 *
 * @param sharePicture the address of the picture that is shown when the page is shared
 */
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
