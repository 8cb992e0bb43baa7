import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { GuideNamespace } from '../../content/CityGuideContent';
import { cityGuide } from '../../content/cityGuides';
import { CityGuide } from './CityGuide';

interface CityGuideOptions {
  /** The picture that is shown when the page is shared. Its namespace describes it. @default none */
  readonly sharePicture?: string;
}

/** Makes a city guide from its facts and words, and from a share picture if it has one. */
export function defineCityGuide(
  namespace: GuideNamespace,
  { sharePicture }: CityGuideOptions = {},
): PageComponent {
  const content = cityGuide(namespace);
  return definePage(
    () => <CityGuide content={content} />,
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
