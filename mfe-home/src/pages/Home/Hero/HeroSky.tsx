import { HeroKite } from './HeroKite';
import styles from './HeroSky.module.scss';

const STARS =
  'M60 30h0M255 18h0M610 44h0M705 16h0M880 14h0M940 30h0M1090 96h0M1130 40h0M1285 78h0M1400 22h0M1510 110h0M1570 52h0';

/** From the horizon to the visitor; the nearest runs into the white of the page below. */
const CLOUD_BANKS = [
  {
    name: 'far',
    outline:
      'M-20 163a14 14 0 0 1 26 -1a12 12 0 0 1 22 0a32 32 0 0 1 59 -4a42 42 0 0 1 77 -10a36 36 0 0 1 64 -19a29 29 0 0 1 54 6a21 21 0 0 1 39 -6a41 41 0 0 1 76 2a34 34 0 0 1 62 -4a16 16 0 0 1 27 12a36 36 0 0 1 66 -7a15 15 0 0 1 28 -2a24 24 0 0 1 39 -21a15 15 0 0 1 27 8a40 40 0 0 1 71 -21a22 22 0 0 1 35 -19a15 15 0 0 1 28 5a15 15 0 0 1 26 -11a32 32 0 0 1 59 -3a23 23 0 0 1 42 5a30 30 0 0 1 53 19a28 28 0 0 1 52 4a16 16 0 0 1 30 4a29 29 0 0 1 49 21a43 43 0 0 1 80 3a18 18 0 0 1 32 -8a16 16 0 0 1 27 11a37 37 0 0 1 69 -5a47 47 0 0 1 87 5a18 18 0 0 1 32 -10a17 17 0 0 1 30 6a14 14 0 0 1 22 13a33 33 0 0 1 60 5a15 15 0 0 1 27 0a12 12 0 0 1 21 7a46 46 0 0 1 82 20V320H-20z',
  },
  {
    name: 'mid',
    outline:
      'M-20 163a25 25 0 0 1 44 16a33 33 0 0 1 61 11a63 63 0 0 1 112 33a32 32 0 0 1 58 -7a21 21 0 0 1 38 6a41 41 0 0 1 76 -8a20 20 0 0 1 34 -13a21 21 0 0 1 39 5a58 58 0 0 1 105 18a34 34 0 0 1 62 5a37 37 0 0 1 69 2a18 18 0 0 1 34 -4a56 56 0 0 1 102 -20a45 45 0 0 1 81 -21a21 21 0 0 1 38 -7a29 29 0 0 1 52 -14a43 43 0 0 1 79 -13a28 28 0 0 1 52 -9a40 40 0 0 1 73 12a25 25 0 0 1 46 4a65 65 0 0 1 120 7a43 43 0 0 1 80 6a33 33 0 0 1 60 -5a20 20 0 0 1 34 -14a29 29 0 0 1 53 1a25 25 0 0 1 44 17V320H-20z',
  },
  {
    name: 'near',
    outline:
      'M-20 288a27 27 0 0 1 49 3a27 27 0 0 1 50 -8a44 44 0 0 1 82 -8a30 30 0 0 1 55 3a99 99 0 0 1 184 8a25 25 0 0 1 46 5a25 25 0 0 1 46 -5a94 94 0 0 1 172 -27a32 32 0 0 1 58 -10a31 31 0 0 1 57 -9a93 93 0 0 1 172 3a49 49 0 0 1 90 3a32 32 0 0 1 59 5a38 38 0 0 1 71 -3a98 98 0 0 1 182 -9a40 40 0 0 1 74 8a57 57 0 0 1 102 27a71 71 0 0 1 131 18V320H-20z',
  },
] as const;

/** The decorative sky behind the hero: dusk above the clouds, with the paper kite in it. */
export function HeroSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg
        className={styles.stars}
        viewBox="0 0 1600 180"
        preserveAspectRatio="xMidYMin slice"
        focusable="false"
      >
        <path d={STARS} fill="none" stroke="var(--white)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <HeroKite />
      <svg
        className={styles.clouds}
        viewBox="0 0 1600 320"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        {CLOUD_BANKS.map((bank) => (
          <CloudBank key={bank.name} {...bank} />
        ))}
      </svg>
    </div>
  );
}

function CloudBank({ name, outline }: (typeof CLOUD_BANKS)[number]) {
  const gradient = `hero-${name}-bank`;
  return (
    <>
      <linearGradient id={gradient} x2="0" y2="1">
        <stop className={styles[`${name}Lit`]} />
        <stop className={styles[`${name}Shade`]} offset="0.8" />
      </linearGradient>
      <path className={styles.bank} d={outline} fill={`url(#${gradient})`} />
    </>
  );
}
