import { Blurbs, type BlurbsProps } from './Blurbs/Blurbs';
import { DealCards } from './DealCards/DealCards';
import { DealHero } from './DealHero/DealHero';
import { DealLinks } from './DealLinks/DealLinks';
import { DealList } from './DealList/DealList';
import styles from './DealPage.module.scss';

const SECTION_ORDER = ['blurbs', 'deals', 'list'] as const;

export function DealPage({ content, Feature }: BlurbsProps) {
  const { illustration, sectionOrder = SECTION_ORDER } = content;
  const list = content.list && <DealList key="list" content={content} />;
  const sections = {
    blurbs: <Blurbs key="blurbs" content={content} Feature={Feature} />,
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
