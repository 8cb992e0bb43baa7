import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

/** A packed rucksack and some books on a hill, the kite tied to the handle. */
export function Rucksack() {
  return (
    <>
      <Sun x={132} y={124} radius={44} />
      <Cloud x={40} y={262} scale={0.6} opacity={0.9} />
      <Cloud x={452} y={246} scale={0.7} opacity={0.9} />
      <path
        fill="var(--deal-far)"
        d="m-20 400 130-130 70 62 96-112 150 150 84-76 170 150v60H-20z"
        opacity="0.55"
      />
      <path fill="var(--white)" opacity="0.75" d="m276 220-42 49 26-8 18 20 16-22 30 10z" />
      <path fill="var(--deal-far)" d="M0 402c120-34 230-38 340-20s210 14 300-14v112H0z" />
      <path fill="none" stroke="var(--ink-700)" strokeWidth="2" d="M306 172c44-18 90-18 158-50" />
      <PaperKite x={478} y={104} scale={1.15} turn={30} />
      <Books />
      <path fill="none" stroke="var(--deal-near)" strokeWidth="14" d="M276 190c0-30 60-30 60 0" />
      <path
        fill="var(--deal-mid)"
        d="M208 426V256c0-56 40-84 98-84s98 28 98 84v170c0 16-10 24-26 24H234c-16 0-26-8-26-24z"
      />
      <path
        fill="var(--deal-near)"
        d="M208 300v-44c0-56 40-84 98-84s98 28 98 84v44c-30 16-62 22-98 22s-68-6-98-22z"
        opacity="0.55"
      />
      <path
        fill="var(--kite-500)"
        d="M240 346h132c8 0 12 4 12 12v54c0 16-8 24-24 24H252c-16 0-24-8-24-24v-54c0-8 4-12 12-12z"
      />
      <path fill="var(--kite-600)" d="M228 372v-14c0-8 4-12 12-12h132c8 0 12 4 12 12v14z" />
      <path fill="var(--sun-200)" d="M246 296h14v64h-14zM352 296h14v64h-14z" />
      <path fill="var(--white)" d="M242 352h22v16h-22zM348 352h22v16h-22z" />
      <path
        fill="var(--deal-near)"
        d="M190 330c0-12 6-18 18-18v116c-12 0-18-6-18-18zM404 312c12 0 18 6 18 18v80c0 12-6 18-18 18z"
      />
    </>
  );
}

function Books() {
  return (
    <>
      <path fill="var(--leaf-700)" d="M436 424h150v26H436z" />
      <path fill="var(--white)" d="M446 430h140v14H446z" />
      <path fill="var(--rose-700)" d="M450 396h128v28H450z" />
      <path fill="var(--sun-200)" d="M468 396h10v28h-10zM550 396h10v28h-10z" />
      <path fill="var(--deal-near)" d="M442 370h132v26H442z" />
      <path fill="var(--white)" d="M442 376h122v14H442z" />
    </>
  );
}
