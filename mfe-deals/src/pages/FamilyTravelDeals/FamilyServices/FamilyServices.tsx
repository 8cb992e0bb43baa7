import type { ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import { IllustratedSteps } from '../../../components/IllustratedSteps/IllustratedSteps';

const DRAWINGS = {
  seats: (
    <Meadow>
      <g transform="translate(29 24) scale(0.76)">
        <path
          fill="var(--leaf-700)"
          d="M47 46q0-8 8-8h16q8 0 8 8v54H47zm38 0q0-8 8-8h16q8 0 8 8v54H85zm38 0q0-8 8-8h16q8 0 8 8v54h-32zm38 0q0-8 8-8h16q8 0 8 8v54h-32z"
        />
        <path fill="var(--leaf-100)" d="M53 44h20v9H53zm38 0h20v9H91zm38 0h20v9h-20zm38 0h20v9h-20z" />
        <circle fill="var(--ink-700)" cx="63" cy="32" r="11" />
        <circle fill="var(--kite-700)" cx="101" cy="35" r="8" />
        <circle fill="var(--sun-400)" cx="139" cy="36" r="7" />
        <circle fill="var(--rose-700)" cx="177" cy="33" r="10" />
        <path
          fill="var(--ink-900)"
          d="M41 74h6v26h-6zm38 0h6v26h-6zm38 0h6v26h-6zm38 0h6v26h-6zm38 0h6v26h-6z"
        />
      </g>
    </Meadow>
  ),
  stroller: (
    <Meadow>
      <path fill="var(--kite-500)" d="M92 62a34 34 0 0 1 34-34v34z" />
      <path fill="var(--kite-700)" d="M92 62h62q0 26-28 26t-34-26z" />
      <g fill="none" stroke="var(--ink-900)" strokeWidth="4" strokeLinecap="round">
        <path d="m154 62 12-22h10M104 84l-4 10m40-12 6 12" />
        <circle cx="102" cy="98" r="8" />
        <circle cx="148" cy="98" r="8" />
      </g>
    </Meadow>
  ),
  carSeat: (
    <Meadow>
      <path
        fill="var(--sky-700)"
        d="M98 40q2-12 14-12h6q12 0 13 12l5 34h12q8 0 8 8v10q0 12-12 12h-30q-14 0-15-12z"
      />
      <path fill="var(--sky-100)" d="M107 44q1-8 8-8t8 8l5 32h20v14h-34q-4 0-4-6z" />
      <path
        fill="none"
        stroke="var(--ink-900)"
        strokeWidth="4"
        strokeLinecap="round"
        d="m111 48 12 28m0-28-8 28"
      />
    </Meadow>
  ),
  suitcases: (
    <Meadow>
      <g fill="none" stroke="var(--ink-900)" strokeWidth="4">
        <path d="M78 40V22h16v18M144 54a13 13 0 0 1 26 0" />
      </g>
      <rect fill="var(--rose-700)" x="64" y="38" width="44" height="66" rx="7" />
      <path fill="var(--rose-100)" d="M72 50h4v42h-4zm12 0h4v42h-4zm12 0h4v42h-4z" />
      <path fill="var(--sun-400)" d="M138 62h38l-5 38q-1 4-5 4h-18q-4 0-5-4z" />
      <path fill="var(--sky-700)" d="M138 62h38l-1 9h-36z" />
      <g transform="translate(116 50) rotate(-14)">
        <Kite heightPx={42} />
      </g>
    </Meadow>
  ),
};

export function FamilyServices() {
  const { t } = useTranslation('family-travel-deals');
  return <IllustratedSteps texts={t('familyServices', { returnObjects: true })} drawings={DRAWINGS} />;
}

function Meadow({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <path fill="var(--leaf-100)" d="M0-60h240v180H0z" />
      <path
        fill="var(--white)"
        d="M10 30a8 8 0 0 1 14-4 11 11 0 0 1 21 3 6 6 0 0 1 7 5H6a4 4 0 0 1 4-4zm176 14a8 8 0 0 1 14-4 11 11 0 0 1 21 3 6 6 0 0 1 7 5h-46a4 4 0 0 1 4-4z"
      />
      <path fill="var(--leaf-700)" opacity="0.35" d="M0 96c40 0 70-14 120-14s80 14 120 14v24H0z" />
      <path fill="var(--leaf-700)" opacity="0.6" d="M0 104h240v16H0z" />
      {children}
    </>
  );
}
