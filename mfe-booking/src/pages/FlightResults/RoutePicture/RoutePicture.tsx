import { Kite } from '@farekite/shared/ui';
import { DESTINATION, ORIGIN } from '../../../content/flights';
import styles from './RoutePicture.module.scss';

const TOWERS =
  'M4 150v-36h18v36zM26 150V96h18v54zM48 150v-42h14v42zM66 150V86h5v-9h4v-9h2V54h2v14h2v9h4v9h5v64zM94 150v-50h20v50zM118 150v-30h18v30z';
const HILLS = 'M292 150c30-36 62-42 90-22 24-30 58-30 98 4v18z';
const PALMS = 'M404 150c0-22 2-40 8-56M440 150c1-16 0-28-4-40';
const FRONDS =
  'M412 94c-8-8-17-8-22-2 8-1 15 0 22 2zm0 0c-4-10-12-14-19-11 8 2 14 6 19 11zm0 0c2-10 9-15 17-13-7 3-13 7-17 13zm0 0c8-7 17-5 21 2-7-2-14-3-21-2zm0 0c-7-1-13 4-14 11 4-5 8-9 14-11zm0 0c6 1 10 6 10 13-3-5-6-9-10-13zM436 110c-6-6-13-6-17-2 6 0 12 1 17 2zm0 0c-3-8-9-10-14-8 6 1 10 4 14 8zm0 0c2-8 7-11 13-9-6 2-10 5-13 9zm0 0c6-5 13-4 16 2-5-2-11-2-16-2zm0 0c-5-1-10 3-11 8 4-4 7-6 11-8zm0 0c5 1 8 5 7 10-2-4-4-7-7-10z';

const AIRPORT_CODE = { fill: 'currentColor', fontFamily: 'var(--font)', fontSize: 16, fontWeight: 800 };

export function RoutePicture() {
  return (
    <svg className={styles.picture} width="480" height="172" viewBox="0 -22 480 172" aria-hidden="true">
      <circle cx="452" cy="102" r="26" fill="var(--sun-200)" />
      <path
        fill="var(--white)"
        d="M150 92a12 12 0 0 1 22-5 16 16 0 0 1 30 3 9 9 0 0 1 13 8h-72a6 6 0 0 1 7-6z"
      />
      <path
        fill="var(--white)"
        d="M318 64a9 9 0 0 1 17-4 12 12 0 0 1 23 2 7 7 0 0 1 10 6h-56a5 5 0 0 1 6-4z"
      />
      <path fill="var(--sky-700)" fillOpacity="0.22" d={HILLS} />
      <path fill="var(--sky-700)" fillOpacity="0.22" d={TOWERS} />
      <g opacity="0.6">
        <path fill="none" stroke="var(--sky-700)" strokeWidth="3" d={PALMS} />
        <path fill="var(--sky-700)" d={FRONDS} />
      </g>
      <path
        fill="none"
        stroke="var(--sky-700)"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        strokeWidth="3"
        d="M80 44Q240-46 412 72"
      />
      <circle fill="var(--white)" stroke="var(--sky-700)" strokeWidth="3" cx="80" cy="44" r="5" />
      <circle fill="var(--white)" stroke="var(--sky-700)" strokeWidth="3" cx="412" cy="72" r="5" />
      <text {...AIRPORT_CODE} x="68" y="44" textAnchor="end">
        {ORIGIN}
      </text>
      <text {...AIRPORT_CODE} x="424" y="66">
        {DESTINATION}
      </text>
      <g transform="translate(288 -4) rotate(62)">
        <Kite heightPx={54} />
      </g>
    </svg>
  );
}
