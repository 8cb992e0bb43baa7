import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { CityGuide } from './CityGuide';

interface CityGuideOptions {
  /** The picture that is shown when the page is shared. Its namespace describes it. @default none */
  readonly sharePicture?: string;
}

/** Makes a city guide from its content, and from a share picture if it has one. */
export function defineCityGuide(
  content: CityGuideContent,
  { sharePicture }: CityGuideOptions = {},
): PageComponent {
  return definePage(
    () => <CityGuide content={content} />,
    (i18n, { name }) => {
      const t = i18n.getFixedT(null, content.namespace);
      return {
        title: `${t('title')} | ${name}`,
        description: t('description'),
        ...(sharePicture && { picture: { src: sharePicture, alt: t('sharePictureAlt') } }),
      };
    },
  );
}
