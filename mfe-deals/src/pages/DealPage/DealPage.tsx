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
  const { list, dealsLayout } = content;
  const isBeside = dealsLayout === 'rows';
  const sections = {
    blurbs: <FeatureBlurbs key="blurbs" content={content} />,
    deals: (
      <DealCards
        key="deals"
        content={content}
        beside={isBeside && list && <DealList list={list} place="beside" />}
      />
    ),
    list: list && <DealList key="list" list={list} place="alone" />,
  };
  return (
    <div className={`${styles.page} ${styles[content.accent]}`}>
      <DealHero content={content} />
      {content.order.map((name) => sections[name])}
      <DealLinks current={content.path} />
    </div>
  );
}
