import type { ReactNode } from 'react';
import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';

/** Three airliners parked side by side, each fin in a livery of its own. */
export function TailFins() {
  return (
    <>
      <circle cx="330" cy="420" r="360" fill="url(#deal-art-glow)" />
      <Cloud x={-60} y={106} scale={0.8} opacity={0.8} />
      <Cloud x={286} y={92} scale={0.55} opacity={0.7} />
      <Cloud x={420} y={120} scale={0.5} opacity={0.6} />
      <path
        fill="var(--deal-far)"
        d="M0 400h40v-24h70v-14h110v30h90v-20h120v-22h64v-60h26v60h40v34h80v96H0z"
      />
      <Airliner x={-6} y={-8} fin="var(--sky-700)">
        <circle cx="142" cy="146" r="26" fill="var(--sun-400)" />
      </Airliner>
      <Airliner x={170} y={46} fin="var(--kite-500)">
        <path fill="var(--white)" d="M95 130h88l2 25H87zM77 186h111l2 24H69z" />
      </Airliner>
      <Airliner x={352} y={100} fin="var(--leaf-700)">
        <path
          fill="var(--leaf-100)"
          d="M84 165c26-25 46 25 76 0 12-9 18-8 26-6l3 36c-9-5-17-3-29 5-25 18-52-28-88 0z"
        />
      </Airliner>
      <path fill="var(--deal-mid)" opacity="0.16" d="M0 464h640v16H0z" />
      <PaperKite x={566} y={92} scale={0.9} turn={-12} />
    </>
  );
}

interface AirlinerProps {
  readonly x: number;
  readonly y: number;
  readonly fin: string;
  /** The sign on the fin. */
  readonly children: ReactNode;
}

function Airliner({ x, y, fin, children }: AirlinerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={fin} d="M40 306 118 60h58l20 220z" />
      {children}
      <path fill="var(--white)" d="M-420 298H20c80 0 140-18 196-40l4 12c-60 66-150 122-260 122h-380z" />
      <path fill="var(--cloud-100)" d="M220 270c-60 66-150 122-260 122h-380v-34h360c110 0 220-40 278-94z" />
      <path fill="var(--deal-far)" d="m104 306 128-4 26 18-112 8z" />
      <path
        stroke="var(--deal-mid)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="0 24"
        d="M20 322h-440"
      />
    </g>
  );
}
