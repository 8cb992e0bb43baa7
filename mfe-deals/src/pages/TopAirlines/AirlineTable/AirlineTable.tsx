import { useLanguage, useTexts, type Localized } from '@farekite/shared/language';
import { TailFin, type Airline } from '@farekite/shared/ui';
import styles from './AirlineTable.module.scss';
import { airlineTableTexts } from './AirlineTable.texts';

interface ComparedAirline {
  readonly airline: Airline;
  readonly strongOn: Localized<string>;
  readonly bags: Localized<string>;
  readonly flight: Localized<string>;
}

/** In short what the notes of the page's three deals say. */
const COMPARED: readonly ComparedAirline[] = [
  {
    airline: 'Larkspur Airways',
    strongOn: { en: 'Price', es: 'Precio' },
    bags: { en: 'A carry-on', es: 'Equipaje de mano' },
    flight: { en: 'Eight departures a day', es: 'Ocho salidas diarias' },
  },
  {
    airline: 'Northbeam Air',
    strongOn: { en: 'Comfort', es: 'Comodidad' },
    bags: { en: 'One checked bag', es: 'Una maleta docu\u00admentada' },
    flight: { en: 'A quiet cabin, two hot meals', es: 'Cabina silenciosa, dos comidas calientes' },
  },
  {
    airline: 'Tamarind Airways',
    strongOn: { en: 'The long haul', es: 'Viajes largos' },
    bags: { en: 'Two checked bags', es: 'Dos maletas docu\u00admentadas' },
    flight: { en: 'Nonstop, short onward connections', es: 'Sin escalas, conexiones cortas' },
  },
];

const ROWS = ['strongOn', 'bags', 'flight'] as const;

export function AirlineTable() {
  const language = useLanguage();
  const t = useTexts(airlineTableTexts);
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('caption')}</caption>
        <thead className={styles.head}>
          <tr>
            {COMPARED.map(({ airline }) => (
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
              <th scope="rowgroup" colSpan={COMPARED.length} className={styles.label}>
                {t(row)}
              </th>
            </tr>
            <tr className={styles.row}>
              {COMPARED.map((compared) => (
                <td key={compared.airline} className={styles[row]} data-airline={compared.airline}>
                  {compared[row][language]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
