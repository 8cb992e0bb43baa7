import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

/** A lit tent by a lake on the last evening of the week. */
export function Tent() {
  return (
    <>
      <Sun x={224} y={250} radius={60} />
      <path fill="var(--deal-far)" d="M0 296 90 210l60 56 90-96 84 84 60-44 120 70 70-60 66 50v60H0z" />
      <path fill="var(--deal-mid)" d="m-10 322 110-60 90 42 120-46 120 52 100-70 120 70v30H-10z" />
      <path fill="var(--deal-light)" opacity="0.9" d="M0 322h640v158H0z" />
      <path fill="var(--kite-500)" opacity="0.72" d="M0 322h640v158H0z" />
      <path
        stroke="var(--deal-light)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M196 336h58M172 352h40M232 352h60M150 370h90M262 370h30M180 390h44M244 390h70M130 412h120M280 412h40M160 436h150"
      />
      <path fill="var(--deal-near)" d="M0 480v-34c60-14 110-8 160 4s120 8 190-26 190-46 290-38v94z" />
      <g transform="translate(352 264)">
        <circle cx="112" cy="110" r="130" fill="url(#deal-art-glow)" />
        <path fill="var(--kite-600)" d="M108 0 232 152H132z" />
        <path fill="var(--kite-400)" d="M108 0 0 168h150z" />
        <path fill="var(--sun-200)" d="M104 44 58 168h70z" />
        <path fill="var(--sun-400)" d="m104 44 4 40 20 84z" />
        <path
          stroke="var(--kite-100)"
          strokeWidth="3"
          strokeLinecap="round"
          d="m0 168 108-168 124 152"
          fill="none"
        />
      </g>
      <Pine x={46} y={450} scale={1.5} />
      <Pine x={100} y={462} scale={1.05} />
      <Pine x={610} y={410} scale={1.35} />
      <path fill="none" stroke="var(--kite-100)" strokeWidth="2" d="M460 264c10-40 10-70 4-96" />
      <PaperKite x={464} y={112} scale={0.95} turn={16} />
    </>
  );
}

function Pine({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="var(--deal-near)"
      d="M-4 0v-18h-30l20-28h-14l18-26h-10L0-104l20 32H10l18 26H14l20 28H4V0z"
    />
  );
}
