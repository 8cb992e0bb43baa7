import { useTranslation } from '@farekite/shared/language';
import styles from './CabinPlan.module.scss';

/** Rows of premium comfort. */
const FIRST = 3;
const LAST = 7;
const ROW_COUNT = 24;

// In units of the drawing.
const FIRST_ROW_X = 190;
const PITCH = 32;
const COMFORT_PITCH = 40;

const SEATS = [52, 74, 96, 128, 150, 172].map((y) => `M0 ${String(y)}h18v16H0z`).join('');

const isComfort = (row: number) => row >= FIRST && row <= LAST;

const ROWS = Array.from({ length: ROW_COUNT }, (_, index) => {
  const row = index + 1;
  const comfortRowsBefore = Math.max(0, Math.min(row, LAST + 1) - FIRST);
  return { row, x: FIRST_ROW_X + index * PITCH + comfortRowsBefore * (COMFORT_PITCH - PITCH) };
});

export function CabinPlan() {
  const { t } = useTranslation('premium-comfort');
  return (
    <figure className={styles.plan}>
      <svg
        className={styles.drawing}
        viewBox="0 0 1040 240"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <path className={styles.wing} d="m700 40 150-90h190L900 40zm0 160 150 90h190L900 200z" />
        <path className={styles.fuselage} d="M1060 34H250C130 34 50 76 24 120c26 44 106 86 226 86h810z" />
        <path className={styles.cockpit} d="M64 96q-14 24 0 48l24-8q-8-16 0-32z" />
        <path className={styles.door} d="M146 40h28v8h-28zm0 152h28v8h-28z" />
        {ROWS.map(({ row, x }) => (
          <path
            key={row}
            className={isComfort(row) ? styles.comfort : styles.seats}
            transform={`translate(${String(x)} 0)`}
            d={SEATS}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <strong>{t('cabinPlan.rows', { first: FIRST, last: LAST })}</strong>{' '}
        <span>{t('cabinPlan.where')}</span>
      </figcaption>
    </figure>
  );
}
