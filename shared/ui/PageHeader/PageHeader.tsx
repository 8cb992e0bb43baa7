import { Kite } from '../Kite/Kite';
import { Sky } from '../Sky/Sky';
import styles from './PageHeader.module.scss';

/** The top of a page without a hero picture: its h1, and a lead of one or two sentences. */
export function PageHeader({ title, lead }: { readonly title: string; readonly lead: string }) {
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
