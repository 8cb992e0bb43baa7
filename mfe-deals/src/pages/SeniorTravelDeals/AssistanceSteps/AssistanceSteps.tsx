import type { ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Kite } from '@farekite/shared/ui';
import { IllustratedSteps } from '../../../components/IllustratedSteps/IllustratedSteps';

const DRAWINGS = {
  entrance: (
    <Seaside>
      <g fill="none" stroke="var(--ink-900)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M96 40h8l4 36h30l8 26h8" />
        <circle cx="112" cy="88" r="20" />
        <path d="M108 58h26" />
      </g>
      <path fill="var(--rose-700)" d="M104 44h8l3 32h-8zm2 28h32v7h-30z" />
      <circle fill="var(--ink-900)" cx="148" cy="104" r="6" />
    </Seaside>
  ),
  gate: (
    <Seaside>
      <path fill="var(--ink-900)" d="M117 56h6v52h8v4h-22v-4h8z" />
      <circle fill="var(--white)" stroke="var(--ink-900)" strokeWidth="5" cx="120" cy="38" r="23" />
      <path
        fill="none"
        stroke="var(--rose-700)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M120 24v15l10 6"
      />
    </Seaside>
  ),
  onBoard: (
    <Seaside>
      <path fill="var(--rose-700)" d="M84 56h72v8H84zm0 13h72v8H84zm-4 15h80v7H80z" />
      <path
        fill="none"
        stroke="var(--ink-900)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M90 52v60M150 52v60M80 88h80"
      />
      <g transform="translate(160 6) rotate(20)">
        <Kite heightPx={38} />
      </g>
    </Seaside>
  ),
};

export function AssistanceSteps() {
  const { t } = useTranslation('senior-travel-deals');
  return (
    <IllustratedSteps texts={t('assistanceSteps', { returnObjects: true })} drawings={DRAWINGS} isOrdered />
  );
}

function Seaside({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <path fill="var(--rose-100)" d="M0-60h240v132H0z" />
      <path fill="var(--sky-600)" opacity="0.35" d="M0 66h240v40H0z" />
      <path
        fill="none"
        stroke="var(--white)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M14 76h22m22 8h26m80-8h24m12 8h26"
      />
      <path
        fill="none"
        stroke="var(--white)"
        strokeWidth="4"
        d="M0 72h240M0 98h240M20 72v34M60 72v34M100 72v34M140 72v34M180 72v34M220 72v34"
      />
      <path fill="var(--sun-200)" d="M0 104h240v16H0z" />
      {children}
    </>
  );
}
