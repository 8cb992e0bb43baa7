import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { GuideNamespace } from '../../content/CityGuideContent';
import { cityGuide } from '../../content/cityGuides';
import { CityGuide } from './CityGuide';

export function defineCityGuide(namespace: GuideNamespace, sharePicture?: string): PageComponent {
  const content = cityGuide(namespace);
  return definePage(
    () => <CityGuide {...content} />,
    (i18n, { name }) => {
      const t = i18n.getFixedT(null, namespace);
      return {
        title: `${t('title')} | ${name}`,
        description: t('description'),
        ...(sharePicture && { picture: { src: sharePicture, alt: t('sharePictureAlt') } }),
      };
    },
  );
}
