import { useTranslation } from '@farekite/shared/language';
import { TailFin } from '@farekite/shared/ui';
import styles from './AirlineTable.module.scss';

/** Of the page's three deals. A row says in short what their notes say. */
const AIRLINES = [
  { airline: 'Larkspur Airways', key: 'larkspur' },
  { airline: 'Northbeam Air', key: 'northbeam' },
  { airline: 'Tamarind Airways', key: 'tamarind' },
] as const;

const ROWS = ['strongOn', 'bags', 'flight'] as const;

export function AirlineTable() {
  const { t } = useTranslation('top-airlines');
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('airlineTable.caption')}</caption>
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
                {t(`airlineTable.${row}.label`)}
              </th>
            </tr>
            <tr className={styles.row}>
              {AIRLINES.map(({ airline, key }) => (
                <td key={airline} className={styles[row]} data-airline={airline}>
                  {t(`airlineTable.${row}.${key}`)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
