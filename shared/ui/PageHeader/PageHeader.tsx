import { Kite } from '../Kite/Kite';
import { Sky } from '../Sky/Sky';
import styles from './PageHeader.module.scss';

interface PageHeaderProps {
  readonly title: string;
  /** One or two sentences about what the page offers. */
  readonly lead: string;
}

/** The top of a page without a hero picture: its h1 and lead on a dark sky. */
export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <Sky>
      <div className={styles.container}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.kite}>
          <Kite heightPx={132} />
        </div>
      </div>
    </Sky>
  );
}
