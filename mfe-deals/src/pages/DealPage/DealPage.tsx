import type { DealPageContent } from '../../content/DealPageContent';
import { Blurbs, type PageFeature } from './Blurbs/Blurbs';
import { DealCards } from './DealCards/DealCards';
import { DealHero } from './DealHero/DealHero';
import { DealLinks } from './DealLinks/DealLinks';
import { DealList } from './DealList/DealList';
import styles from './DealPage.module.scss';

const SECTION_ORDER = ['blurbs', 'deals', 'list'] as const;

interface DealPageProps {
  readonly content: DealPageContent;
  readonly feature?: PageFeature | undefined;
}

export function DealPage({ content, feature }: DealPageProps) {
  const { illustration, sectionOrder = SECTION_ORDER } = content;
  const list = content.list && <DealList key="list" content={content} />;
  const sections = {
    blurbs: <Blurbs key="blurbs" content={content} feature={feature} />,
    deals: <DealCards key="deals" content={content} beside={content.list === 'beside' && list} />,
    list: content.list === 'alone' && list,
  };
  return (
    <div className={styles.page} data-illustration={illustration}>
      <DealHero {...content} />
      {sectionOrder.map((name) => sections[name])}
      <DealLinks current={content.path} />
    </div>
  );
}
