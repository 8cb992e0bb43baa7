import styles from './HeroKite.module.scss';

/** Place, direction in degrees and colour of the bows on the tail, from the kite downwards. */
const BOWS = [
  { transform: 'translate(236 214) rotate(118)', fill: 'var(--sun-400)' },
  { transform: 'translate(190 236) rotate(80)', fill: 'var(--white)' },
  { transform: 'translate(140 232) rotate(68)', fill: 'var(--kite-400)' },
  { transform: 'translate(92 252) rotate(118)', fill: 'var(--sun-400)' },
  { transform: 'translate(44 264) rotate(84)', fill: 'var(--white)' },
];

export function HeroKite() {
  return (
    <svg className={styles.kite} viewBox="0 0 400 290" focusable="false">
      <path
        className={styles.tail}
        d="M276 184C262 206 250 212 236 214S206 238 190 236S156 228 140 232S108 250 92 252S62 268 44 264S22 252 8 256"
      />
      {BOWS.map(({ transform, fill }) => (
        <path key={transform} transform={transform} fill={fill} d="m0 0-17-10v20zm0 0 17-10v20z" />
      ))}
      <g transform="translate(322 108) rotate(34) scale(2.9)">
        <path fill="var(--kite-400)" d="M0-32-21-4H0z" />
        <path fill="var(--kite-500)" d="M0-32 21-4H0z" />
        <path fill="var(--kite-500)" d="M-21-4 0 34V-4z" />
        <path fill="var(--kite-600)" d="M21-4 0 34V-4z" />
        <path fill="var(--sun-200)" d="M0-32-21-4h2.5L0-27z" />
        <path className={styles.spars} d="M0-32v66M-21-4h42" />
      </g>
    </svg>
  );
}
