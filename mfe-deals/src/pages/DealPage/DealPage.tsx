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
  const isBeside = content.dealsLayout === 'rows';
  const list = content.list && <DealList list={content.list} place={isBeside ? 'beside' : 'below'} />;
  return (
    <div className={`${styles.page} ${styles[content.accent]}`}>
      <DealHero content={content} />
      <FeatureBlurbs content={content} />
      <DealCards content={content} beside={isBeside && list} />
      {!isBeside && list}
      <DealLinks current={content.path} />
    </div>
  );
}
