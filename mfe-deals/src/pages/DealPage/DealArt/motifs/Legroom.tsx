import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

/** Two seats on a cloud, and the room between them. */
export function Legroom() {
  return (
    <>
      <Sun x={520} y={118} radius={38} />
      <Cloud x={36} y={130} scale={0.7} opacity={0.75} />
      <Cloud x={420} y={236} scale={0.6} opacity={0.65} />
      <PaperKite x={292} y={104} scale={0.95} turn={-22} />
      <Cloud x={-70} y={480} scale={1.9} fill="var(--deal-far)" />
      <Cloud x={210} y={490} scale={1.9} fill="var(--deal-far)" />
      <Cloud x={450} y={486} scale={1.7} fill="var(--deal-far)" />
      <Seat x={84} />
      <Seat x={392} />
      <path
        stroke="var(--kite-600)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        d="M262 300h124"
      />
      <path
        fill="none"
        stroke="var(--kite-600)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M254 284v32M394 284v32"
      />
      <Cloud x={-40} y={500} scale={1.3} />
      <Cloud x={180} y={506} scale={1.5} />
      <Cloud x={430} y={500} scale={1.4} />
    </>
  );
}

function Seat({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 208)`}>
      <path fill="var(--deal-near)" d="M44 196h98l10 46H34z" />
      <path
        fill="var(--deal-mid)"
        d="M4 34C0 12 14 0 32 0s28 10 31 30l21 118h66c22 0 34 12 34 28s-12 28-34 28H62c-18 0-28-8-32-28z"
      />
      <path
        fill="var(--deal-near)"
        d="M84 148h66c22 0 34 12 34 28 0 5-1 9-3 13-6-8-16-13-31-13H70z"
        opacity="0.45"
      />
      <path fill="var(--kite-100)" d="M4 34C0 12 14 0 32 0s28 10 31 30l5 26-56 8z" />
      <path fill="none" stroke="var(--deal-far)" strokeWidth="12" strokeLinecap="round" d="M66 112h78" />
    </g>
  );
}
