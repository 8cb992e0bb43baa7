import type { DealPageContent } from '../../content/DealPageContent';
import { DealCards } from './DealCards/DealCards';
import { DealHero } from './DealHero/DealHero';
import { DealLinks } from './DealLinks/DealLinks';
import { DealList } from './DealList/DealList';
import { FeatureBlurbs } from './FeatureBlurbs/FeatureBlurbs';
import styles from './DealPage.module.scss';

interface DealPageProps {
  readonly content: DealPageContent;
}

export function DealPage({ content }: DealPageProps) {
  return (
    <div className={`${styles.page} ${styles[content.accent]}`}>
      <DealHero content={content} />
      <FeatureBlurbs heading={content.blurbsHeading} blurbs={content.blurbs} />
      <DealCards heading={content.dealsHeading} deals={content.deals} />
      {content.list && <DealList list={content.list} />}
      <DealLinks current={content.path} />
    </div>
  );
}
