import { useTranslation } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import { Plane } from '../../../components/Plane/Plane';
import { IllustratedSteps } from '../../../components/IllustratedSteps/IllustratedSteps';

const HILLS = 'M0 98c30-16 56-14 86-4s62 8 90-4 44-8 64-2v32H0z';

const DRAWINGS = {
  friday: (
    <>
      <path fill="var(--kite-400)" d="M0 0h240v120H0z" />
      <path fill="var(--sun-400)" d="M0 62h240v58H0z" opacity="0.55" />
      <circle fill="var(--sun-200)" cx="94" cy="90" r="30" />
      <path fill="var(--kite-700)" d={HILLS} />
      <path
        fill="none"
        stroke="var(--white)"
        strokeWidth="2.5"
        strokeDasharray="0.1 7"
        strokeLinecap="round"
        d="M58 84q44-8 74-32"
      />
      <Plane x={154} y={38} tilt={-24} color="var(--white)" />
    </>
  ),
  saturday: (
    <>
      <path fill="var(--sky-100)" d="M0 0h240v120H0z" />
      <circle fill="var(--sun-400)" cx="84" cy="36" r="18" />
      <path fill="var(--sky-600)" opacity="0.45" d="m0 92 46-40 34 26 42-44 52 46 28-20 38 30v30H0z" />
      <path fill="var(--leaf-700)" d={HILLS} />
      <path fill="var(--kite-500)" d="m98 100 22-30 22 30z" />
      <path fill="var(--kite-700)" d="m113 100 7-22 7 22z" />
      <g transform="translate(150 18) rotate(24)">
        <Kite heightPx={44} />
      </g>
    </>
  ),
  sunday: (
    <>
      <path fill="var(--sky-900)" d="M0 0h240v120H0z" />
      <circle fill="var(--sun-200)" cx="152" cy="34" r="18" />
      <circle fill="var(--sky-900)" cx="160" cy="29" r="16" />
      <path
        fill="none"
        stroke="var(--sky-100)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M24 26v.1M62 18v.1M100 12v.1M206 22v.1M190 58v.1M34 60v.1M222 50v.1M128 66v.1"
      />
      <path fill="var(--ink-900)" d={HILLS} />
      <path
        fill="var(--sun-400)"
        d="M92 100h5v5h-5zm10 0h5v5h-5zm-10 9h5v5h-5zm54-14h5v5h-5zm10 8h5v5h-5zm-30 6h5v5h-5z"
      />
      <Plane x={92} y={56} tilt={18} color="var(--white)" />
    </>
  ),
};

export function WeekendDays() {
  const { t } = useTranslation('weekend-getaway-deals');
  return <IllustratedSteps texts={t('weekendDays', { returnObjects: true })} drawings={DRAWINGS} isOrdered />;
}
