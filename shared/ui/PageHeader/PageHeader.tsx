import { Kite } from '../Kite/Kite';
import { Sky } from '../Sky/Sky';
import styles from './PageHeader.module.scss';

interface PageHeaderProps {
  readonly title: string;
  /** One or two sentences. */
  readonly lead: string;
}

/** The top of a page without a hero picture, with its h1. */
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
