import { definePage, type PageComponent } from '@farekite/shared/contract';
import type { Localized } from '@farekite/shared/language';
import type { CityGuideContent } from '../../content/CityGuideContent';
import { CityGuide } from './CityGuide';

interface CityGuideOptions {
  /** Shown when the page is shared. @default none */
  readonly sharePicture?: { readonly src: string; readonly alt: Localized<string> };
}

/** Makes a city guide from its content, and from a share picture if it has one. */
export function defineCityGuide(
  content: CityGuideContent,
  { sharePicture }: CityGuideOptions = {},
): PageComponent {
  return definePage(
    () => <CityGuide content={content} />,
    (language, { name }) => ({
      title: `${content.title[language]} | ${name}`,
      description: content.description[language],
      ...(sharePicture && { picture: { src: sharePicture.src, alt: sharePicture.alt[language] } }),
    }),
    { isStatic: true },
  );
}
