import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';

const NEAR_TOWERS = [
  { x: 24, top: 306, columns: 4 },
  { x: 122, top: 236, columns: 3 },
  { x: 204, top: 332, columns: 5 },
  { x: 420, top: 346, columns: 4 },
  { x: 514, top: 270, columns: 4 },
] as const;

// Some rooms are dark, by a rule that shows no pattern.
const LIGHTS = NEAR_TOWERS.flatMap(({ x, top, columns }) =>
  Array.from({ length: columns * Math.floor((456 - top) / 22) }, (_, index) => ({
    x: x + 12 + (index % columns) * 20,
    y: top + 16 + Math.floor(index / columns) * 22,
    lit: (index * index * 7 + x + index * 3) % 5 > 1,
  })),
)
  .filter(({ lit }) => lit)
  .map(({ x, y }) => `M${x} ${y}h10v12h-10z`)
  .join('');

/** A city before the working day, and a route that rises out of it. */
export function Skyline() {
  return (
    <>
      <circle cx="340" cy="440" r="340" fill="url(#deal-art-glow)" />
      <Cloud x={30} y={148} scale={0.7} opacity={0.35} />
      <Cloud x={350} y={254} scale={0.8} opacity={0.3} />
      <path
        fill="var(--deal-far)"
        opacity="0.7"
        d="M0 480V350h52v-60h48v40h40v-90h10v-30h8v30h10v110h58v-60h60v90h54v-50h44v-70l26-26 26 26v120h50v-90h66v60h44v130z"
      />
      <path
        fill="var(--deal-mid)"
        d="M0 480v-96h80v40h70v-64h70v80h80v-54h70v30h60v-70h78v60h60v-30h72v104z"
      />
      <path
        fill="none"
        stroke="var(--sun-400)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 13"
        d="M158 222c40-110 150-150 262-128"
      />
      <circle cx="158" cy="226" r="8" fill="var(--sun-400)" />
      {NEAR_TOWERS.map(({ x, top, columns }) => (
        <path
          key={x}
          fill="var(--deal-near)"
          d={`M${x} ${top}h${columns * 20 + 14}v${480 - top}h-${columns * 20 + 14}z`}
        />
      ))}
      <path fill="var(--sun-200)" d={LIGHTS} />
      <path fill="var(--deal-near)" d="M0 462h640v18H0z" />
      <PaperKite x={470} y={108} scale={1.2} turn={44} />
    </>
  );
}
