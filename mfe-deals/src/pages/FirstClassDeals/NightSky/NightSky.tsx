import styles from './NightSky.module.scss';

/** The corners of the kite, then the smaller knots of its tail. */
const STARS: readonly (readonly [x: number, y: number, radius: number, glowRadius: number])[] = [
  [262, 66, 6, 16],
  [158, 168, 6, 16],
  [338, 184, 6, 16],
  [222, 330, 6, 16],
  [252, 362, 4, 9],
  [226, 396, 4, 9],
  [258, 430, 4, 9],
];

const KITE = 'M262 66 158 168l64 162 116-146zm0 0-40 264M158 168l180 16';
const TAIL = 'm222 330 30 32-26 34 32 34';

const FAR_STARS =
  'M36 60v.1M92 24v.1M150 90v.1M60 140v.1M30 232v.1M110 250v.1M84 330v.1M150 372v.1M44 410v.1M120 446v.1M318 24v.1M352 108v.1M410 196v.1M446 150v.1M398 268v.1M340 290v.1M452 316v.1M372 372v.1M320 420v.1M436 436v.1M206 28v.1M196 236v.1M266 226v.1M466 64v.1';

export function NightSky() {
  return (
    <svg className={styles.sky} viewBox="0 0 480 480" aria-hidden="true">
      <g fill="none" strokeLinecap="round">
        <path stroke="var(--sky-100)" strokeWidth="3" opacity="0.7" d={FAR_STARS} />
        <path stroke="var(--sun-200)" strokeWidth="1.5" opacity="0.7" d={KITE} />
        <path stroke="var(--sun-200)" strokeWidth="1.5" strokeDasharray="0.1 6" d={TAIL} />
      </g>
      <path fill="var(--sun-200)" d="M414 40a38 38 0 1 0 32 58 32 32 0 1 1-32-58z" />
      {STARS.map(([x, y, radius, glowRadius]) => (
        <g key={y} fill="var(--sun-400)">
          <circle cx={x} cy={y} r={glowRadius} opacity="0.25" />
          <circle cx={x} cy={y} r={radius} />
        </g>
      ))}
    </svg>
  );
}
