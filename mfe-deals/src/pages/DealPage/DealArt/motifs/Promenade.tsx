import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

const BALUSTERS = Array.from(
  { length: 17 },
  (_, index) => `M${index * 40 - 2} 372h20l-4 14 4 20-6 26h-8l-6-26 4-20z`,
).join('');

/** Two deck chairs under one parasol, and the sea. */
export function Promenade() {
  return (
    <>
      <Sun x={176} y={214} radius={50} />
      <Cloud x={-30} y={120} scale={0.8} opacity={0.85} />
      <Cloud x={240} y={84} scale={0.6} opacity={0.7} />
      <path fill="var(--deal-far)" d="M0 262h640v170H0z" />
      <path fill="var(--deal-mid)" d="M0 312h640v120H0z" opacity="0.6" />
      <path
        stroke="var(--deal-light)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M148 276h60M126 290h40M184 290h52M140 306h90M112 324h50M186 324h66M132 344h112"
      />
      <path fill="var(--white)" d="m66 246 2-76 36 70z" />
      <path fill="var(--kite-100)" d="m62 246-28-6 28-54z" />
      <path fill="var(--deal-near)" d="M26 250h84l-12 16H38z" />
      <path fill="var(--white)" d={BALUSTERS} />
      <path fill="var(--white)" d="M-10 356h660v18H-10zM-10 430h660v14H-10z" />
      <path fill="var(--kite-100)" d="M0 442h640v38H0z" />
      <path stroke="var(--white)" strokeWidth="8" strokeLinecap="round" d="M442 200v258" />
      <path fill="var(--rose-700)" d="M262 254c12-64 88-104 180-104s168 40 180 104z" />
      <path
        fill="var(--white)"
        d="M442 150c-52 10-97 55-108 104h72c4-49 19-89 36-104zM442 150c52 10 97 55 108 104h-72c-4-49-19-89-36-104z"
      />
      <path fill="none" stroke="var(--white)" strokeWidth="2" d="M442 150c40-14 76-38 104-76" />
      <circle cx="442" cy="148" r="6" fill="var(--white)" />
      <PaperKite x={546} y={72} scale={0.72} turn={-24} />
      <Chair x={292} fill="var(--sky-700)" />
      <Chair x={462} fill="var(--kite-500)" />
    </>
  );
}

function Chair({ x, fill }: { readonly x: number; readonly fill: string }) {
  return (
    <g transform={`translate(${x} 338)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path stroke="var(--deal-near)" strokeWidth="7" d="M118-22 26 122M20 46l102 76" />
      <path stroke={fill} strokeWidth="16" d="M116-20C104 40 94 80 68 84 48 86 34 66 22 50" />
      <path stroke="var(--white)" strokeWidth="4" d="M116-20C104 40 94 80 68 84 48 86 34 66 22 50" />
    </g>
  );
}
