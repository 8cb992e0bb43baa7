import type { ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Plane } from '../../../components/Plane/Plane';
import { IllustratedSteps } from '../../../components/IllustratedSteps/IllustratedSteps';

const DRAWINGS = {
  desk: (
    <Window sky="var(--sky-600)">
      <path fill="var(--white)" d="M92 52a9 9 0 0 1 17-3 12 12 0 0 1 23 4 7 7 0 0 1 9 7H86a6 6 0 0 1 6-8z" />
      <path fill="var(--ink-900)" d="M92 68h56a4 4 0 0 1 4 4v30H88V72a4 4 0 0 1 4-4z" />
      <path fill="var(--sky-100)" d="M94 74h52v24H94z" />
      <path fill="var(--ink-700)" d="M80 102h80l6 6H74z" />
    </Window>
  ),
  table: (
    <Window sky="var(--kite-400)">
      <circle fill="var(--sun-200)" cx="120" cy="58" r="15" />
      <path fill="var(--ink-500)" d="M88 100a32 30 0 0 1 64 0z" />
      <path fill="var(--white)" opacity="0.5" d="M98 94a22 20 0 0 1 14-16l2 4a19 18 0 0 0-10 12z" />
      <circle fill="var(--ink-700)" cx="120" cy="68" r="4" />
      <path fill="var(--ink-900)" d="M80 100h80l-4 8H84z" />
    </Window>
  ),
  bed: (
    <Window sky="var(--sky-900)">
      <circle fill="var(--sun-200)" cx="132" cy="44" r="12" />
      <circle fill="var(--sky-900)" cx="137" cy="41" r="11" />
      <path
        fill="none"
        stroke="var(--white)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M100 34v.1M108 52v.1M96 62v.1M142 66v.1M118 30v.1"
      />
      <path fill="var(--white)" d="M62 84q0-8 8-8h16q8 0 8 8v6H62z" />
      <path fill="var(--sky-800)" d="M94 90q0-14 16-14h56q16 0 16 16v2H94z" />
      <path fill="var(--ink-900)" d="M54 90h134v10H54zm4 10h8v8h-8zm118 0h8v8h-8z" />
    </Window>
  ),
  landing: (
    <Window sky="var(--sun-200)">
      <circle fill="var(--sun-400)" cx="120" cy="78" r="20" />
      <path fill="var(--sky-600)" opacity="0.5" d="M82 72h10v-12h9v12h7V54h8v18h10V62h9v10h23v20H82z" />
      <Plane x={120} y={52} tilt={14} color="var(--ink-900)" />
      <path
        fill="var(--kite-700)"
        d="M104 86h10v-6h12v6h10a3 3 0 0 1 3 3v19h-38V89a3 3 0 0 1 3-3zm13 0h6v-3h-6z"
      />
    </Window>
  ),
};

export function WorkingDay() {
  const { t } = useTranslation('business-class-deals');
  return <IllustratedSteps texts={t('workingDay', { returnObjects: true })} drawings={DRAWINGS} isOrdered />;
}

/** In the wall of the cabin; the children are in front of it. */
function Window({ sky, children }: { readonly sky: string; readonly children: ReactNode }) {
  return (
    <>
      <path fill="var(--sky-100)" d="M0-60h240v180H0z" />
      <rect fill="var(--white)" x="74" y="10" width="92" height="86" rx="34" />
      <rect fill={sky} x="82" y="18" width="76" height="70" rx="27" />
      {children}
      <path fill="var(--ink-700)" d="M0 108h240v12H0z" />
    </>
  );
}
