import { Cloud } from '../Cloud';
import { PaperKite } from '../PaperKite';
import { Sun } from '../Sun';

const WALL = 'M0 0h640v480H0z';
const PANES = [72, 254, 436].map((x) => `M${x} 142a66 66 0 0 1 132 0v88a66 66 0 0 1-132 0z`).join('');

/** A suite by night: three windows over the clouds, an armchair, a lamp. */
export function Windows() {
  return (
    <>
      <path
        stroke="var(--white)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M104 128h0M150 104h0M172 160h0M116 190h0M282 120h0M300 196h0M362 110h0M470 116h0M540 150h0M462 200h0M524 96h0"
      />
      <Sun x={150} y={152} radius={30} />
      <PaperKite x={334} y={148} scale={0.9} turn={24} />
      <Cloud x={40} y={306} scale={1.1} fill="var(--deal-far)" />
      <Cloud x={220} y={318} scale={1.2} fill="var(--deal-far)" opacity={0.75} />
      <Cloud x={420} y={304} scale={1.1} fill="var(--deal-far)" />
      <path fill="var(--deal-near)" fillRule="evenodd" d={WALL + PANES} />
      <path fill="none" stroke="var(--deal-mid)" strokeWidth="16" d={PANES} />
      <path fill="none" stroke="var(--deal-trim)" strokeWidth="3" d={PANES} />
      <path fill="var(--deal-mid)" d="M0 356h640v124H0z" opacity="0.5" />
      <path stroke="var(--deal-trim)" strokeWidth="4" d="M0 356h640" />
      <path
        fill="var(--kite-100)"
        d="M56 480V322c0-42 22-66 58-66 34 0 54 22 58 62l10 84h66c20 0 30 12 30 30v48z"
      />
      <path fill="none" stroke="var(--deal-trim)" strokeWidth="3" d="M78 480V326c0-32 14-50 38-50" />
      <path fill="var(--sun-200)" d="M150 384h132c18 0 28 10 28 26s-10 26-28 26H160z" />
      <path fill="var(--sky-600)" d="M168 436h128c20 0 30 10 30 28v16H168z" />
      <path fill="var(--sky-100)" d="M238 384h34c10 18 6 52 14 96h-52c8-40 8-72 4-96z" />
      <circle cx="548" cy="322" r="120" fill="url(#deal-art-glow)" opacity="0.55" />
      <path fill="var(--sun-200)" d="m522 284h52l18 52h-88z" />
      <path stroke="var(--deal-trim)" strokeWidth="5" d="M548 336v74" />
      <path fill="var(--deal-trim)" d="M452 408h160v12H452z" />
      <path fill="var(--deal-near)" d="M470 420h124v60H470z" />
      <path fill="var(--white)" opacity="0.9" d="M476 368h22l-4 20a7 7 0 0 1-14 0z" />
      <path stroke="var(--white)" strokeWidth="2.5" d="M487 392v15M478 407h18" />
    </>
  );
}
