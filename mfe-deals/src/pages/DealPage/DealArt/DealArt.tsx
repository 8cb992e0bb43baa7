import type { FunctionComponent } from 'react';
import type { Motif } from '../../../content/DealPageContent';
import styles from './DealArt.module.scss';
import { Kites } from './motifs/Kites';
import { Legroom } from './motifs/Legroom';
import { Pillow } from './motifs/Pillow';
import { Promenade } from './motifs/Promenade';
import { Rucksack } from './motifs/Rucksack';
import { Skyline } from './motifs/Skyline';
import { TailFins } from './motifs/TailFins';
import { Tent } from './motifs/Tent';
import { Windows } from './motifs/Windows';

const MOTIFS: Readonly<Record<Motif, FunctionComponent>> = {
  windows: Windows,
  legroom: Legroom,
  pillow: Pillow,
  rucksack: Rucksack,
  tailfins: TailFins,
  kites: Kites,
  tent: Tent,
  promenade: Promenade,
  skyline: Skyline,
};

interface DealArtProps {
  readonly motif: Motif;
}

/** The picture of a deal page, in the colours of its accent. Decorative. */
export function DealArt({ motif }: DealArtProps) {
  const Foreground = MOTIFS[motif];
  return (
    <svg
      className={styles.art}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      data-motif={motif}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="deal-art-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--deal-sky-1)" />
          <stop offset="0.55" stopColor="var(--deal-sky-2)" />
          <stop offset="1" stopColor="var(--deal-sky-3)" />
        </linearGradient>
        <radialGradient id="deal-art-glow">
          <stop offset="0" stopColor="var(--deal-light)" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="var(--deal-light)" stopOpacity="0.32" />
          <stop offset="1" stopColor="var(--deal-light)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="480" fill="url(#deal-art-sky)" />
      <Foreground />
    </svg>
  );
}
