import { useTexts } from '@farekite/shared/language';
import { TailFin } from '@farekite/shared/ui';
import styles from './AirlineTable.module.scss';
import { airlineTableTexts } from './AirlineTable.texts';

/** The airlines of the page's three deals, each with the end of the keys of its texts. */
const AIRLINES = [
  { airline: 'Larkspur Airways', suffix: 'Larkspur' },
  { airline: 'Northbeam Air', suffix: 'Northbeam' },
  { airline: 'Tamarind Airways', suffix: 'Tamarind' },
] as const;

const ROWS = ['strongOn', 'bags', 'flight'] as const;

export function AirlineTable() {
  const t = useTexts(airlineTableTexts);
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('caption')}</caption>
        <thead className={styles.head}>
          <tr>
            {AIRLINES.map(({ airline }) => (
              <th key={airline} scope="col" className={styles.airline}>
                <span className={styles.tailFin}>
                  <TailFin airline={airline} />
                </span>
                {airline}
              </th>
            ))}
          </tr>
        </thead>
        {ROWS.map((row) => (
          <tbody key={row} className={styles.body}>
            <tr className={styles.row}>
              <th scope="rowgroup" colSpan={AIRLINES.length} className={styles.label}>
                {t(row)}
              </th>
            </tr>
            <tr className={styles.row}>
              {AIRLINES.map(({ airline, suffix }) => (
                <td key={airline} className={styles[row]} data-airline={airline}>
                  {t(`${row}${suffix}`)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
