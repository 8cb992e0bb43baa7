import { useTranslation } from '@farekite/shared/language';
import styles from './SeatPitch.module.scss';

/** Pitch: from one seat to the same point of the next. */
const CABINS = [
  { cabin: 'premiumEconomy', inches: 38, legs: 'm-14 54-6 48-74 6-62 48' },
  { cabin: 'economy', inches: 31, legs: 'm-14 54-6 48-76 4-4 52' },
] as const;

const UNITS_PER_INCH = 6;
/** Its right edge, in units of the drawing. */
const FRONT_SEAT_X = 118;

export function SeatPitch() {
  const { t } = useTranslation('premium-economy-deals');
  return (
    <div className={styles.cabins}>
      {CABINS.map(({ cabin, inches, legs }) => (
        <p key={cabin} className={styles[cabin]}>
          <Rows inches={inches} legs={legs} />
          <span>
            <strong className={styles.name}>{t(`seatPitch.${cabin}.name`)}</strong>{' '}
            <span>{t(`seatPitch.${cabin}.pitch`, { inches })}</span>
          </span>
        </p>
      ))}
      <p className={styles.scale}>{t('seatPitch.scale')}</p>
    </div>
  );
}

function Rows({ inches, legs }: { readonly inches: number; readonly legs: string }) {
  const pitch = inches * UNITS_PER_INCH;
  return (
    <svg className={styles.drawing} viewBox="0 10 372 182" aria-hidden="true">
      <path className={styles.floor} d="M0 166h372" />
      <g transform={`translate(${String(FRONT_SEAT_X)} 0)`}>
        <Seat />
        <path className={styles.pitch} d={`M0 184h${String(pitch)}m0-7v14M0 177v14`} />
        <g transform={`translate(${String(pitch)} 0)`}>
          <Seat />
          <path className={styles.traveler} d={legs} />
          <circle className={styles.head} cx="-14" cy="34" r="15" />
        </g>
      </g>
    </svg>
  );
}

/** Faces left; the right edge of its back is at x = 0. */
function Seat() {
  return (
    <g className={styles.seat}>
      <path d="M-6 124-24 122 0 34q4-12 14-9t7 15z" />
      <rect x="-92" y="116" width="88" height="18" rx="8" />
      <path d="M-74 134h8v32h-8zm48 0h8v32h-8z" />
    </g>
  );
}
