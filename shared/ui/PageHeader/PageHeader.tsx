import { Clouds } from '../Clouds/Clouds';
import { Kite } from '../Kite/Kite';
import styles from './PageHeader.module.scss';

interface PageHeaderProps {
  readonly title: string;
  /** One or two sentences that say what the page is for. */
  readonly lead: string;
}

/** The top of every page but the first: its h1 in a band of sky. */
export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.container}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.kite}>
          <Kite heightPx={132} />
        </div>
      </div>
      <Clouds />
    </div>
  );
}
