import { definePage, type PageComponent } from '@farekite/shared/contract';
import { CityGuide } from './CityGuide';
import type { CityGuideContent } from '../../content/CityGuideContent';

/** Makes the page of a city. */
export function defineCityGuide(guide: CityGuideContent): PageComponent {
  return definePage(
    () => <CityGuide guide={guide} />,
    (language, { name }) => ({
      title: `${guide.title[language]} | ${name}`,
      description: guide.description[language],
      picture: { src: guide.picture.src, alt: guide.picture.alt[language] },
    }),
  );
}
