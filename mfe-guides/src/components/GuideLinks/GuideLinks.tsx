import type { RoutePath } from '@farekite/shared/contract';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { useId } from 'react';
import { Stamp } from '../Stamp/Stamp';
import guideLinks from './guideLinks.data';
import styles from './GuideLinks.module.scss';
import { guideLinksTexts } from './GuideLinks.texts';

interface GuideLinksProps {
  /** The guide that the visitor is reading; it is left out. @default none */
  readonly current?: RoutePath;
}

/** Links to the city guides, each with the stamp of its city. */
export function GuideLinks({ current }: GuideLinksProps) {
  const language = useLanguage();
  const t = useTexts(guideLinksTexts);
  const titleId = useId();
  return (
    <nav className={styles.section} data-layout="lazy" aria-labelledby={titleId}>
      <div className={styles.container}>
        <h2 id={titleId} className={styles.title}>
          {t(current ? 'others' : 'title')}
        </h2>
        <ul className={current ? styles.links : `${styles.links} ${styles.all}`}>
          {guideLinks
            .filter(({ path }) => path !== current)
            .map(({ path, cityName, illustration }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  <Stamp
                    illustration={illustration}
                    place={cityName[language]}
                    phoneWidthPx={current ? 100 : 150}
                  />
                  <span className={styles.name}>{cityName[language]}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
