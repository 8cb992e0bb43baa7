import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

/** A family of kites, two large and two small, flown from one hill. */
export function Kites() {
  return (
    <>
      <Sun x={572} y={70} radius={36} />
      <Cloud x={40} y={110} scale={0.75} opacity={0.9} />
      <Cloud x={340} y={112} scale={0.55} opacity={0.9} />
      <path fill="var(--deal-far)" d="M0 366c110-70 210-64 310-18s220 34 330-30v162H0z" />
      <path
        fill="none"
        stroke="var(--ink-700)"
        strokeWidth="2"
        d="M300 392c-70-66-130-120-178-194M300 392c-28-90-42-160-46-244M300 392c24-80 54-130 84-188M300 392c90-70 150-130 210-230"
      />
      <PaperKite x={122} y={186} scale={0.95} turn={16} />
      <PaperKite x={254} y={148} scale={0.66} turn={10} />
      <PaperKite x={384} y={204} scale={0.58} turn={-14} />
      <PaperKite x={510} y={158} scale={1.05} turn={-18} />
      <path fill="var(--deal-mid)" d="M0 420c120-50 250-52 360-22s190 26 280-6v88H0z" />
      <path fill="var(--deal-near)" d="M0 456c150-34 300-30 420-14s160 12 220 0v38H0z" />
      <Tree x={36} y={408} scale={0.9} />
      <Tree x={176} y={406} scale={0.6} />
      <Tree x={440} y={404} scale={0.75} />
      <Family />
    </>
  );
}

function Tree({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill="var(--ink-700)" d="M-4 0h8v-40h-8z" />
      <path fill="var(--deal-near)" d="M0-112c26 0 36 24 36 46S20-24 0-24s-36-20-36-42 10-46 36-46z" />
    </g>
  );
}

function Family() {
  return (
    <g fill="var(--ink-900)">
      <path
        d="M258 438v-34c0-10 5-15 12-15s12 5 12 15v34zM320 438v-30c0-10 5-15 12-15s12 5 12 15v30z"
        fill="var(--sky-800)"
      />
      <path
        d="M288 440v-22c0-7 4-11 9-11s9 4 9 11v22zM352 440v-16c0-6 3-10 8-10s8 4 8 10v16z"
        fill="var(--kite-600)"
      />
      <circle cx="270" cy="378" r="10" />
      <circle cx="332" cy="383" r="9.5" />
      <circle cx="297" cy="399" r="8" />
      <circle cx="360" cy="406" r="7.5" />
    </g>
  );
}
