import { vertical } from '../library/paint';
import { rect, svg } from '../library/svg';
import { logo } from '../share/logo';

// Plain from above to below: a glow would make the file five times as large.
const SKY = vertical(['#2a7bf5', '#0b4fb3', '#0a2f70']);
interface Icon {
  /** Of the picture's side, from edge to edge. */
  readonly kite: number;
  /** Rounds the corners, in parts of the side; 0 where the system rounds them. */
  readonly corner: number;
}

function icon(side: number, { kite, corner }: Icon): string {
  const height = side * kite;
  return svg(
    [
      rect(0, 0, side, side, SKY, { radius: side * corner }),
      logo(side / 2 - height / 3, (side - height) / 2, height),
    ],
    {
      x: 0,
      y: 0,
      width: side,
      height: side,
    },
  );
}

/** What stands at a tab, where the browser scales nothing: the kite alone fills the square. */
function tabIcon(side: number): string {
  // Without its tail the mark is 34 high instead of 48.
  const full = (side * 48) / 34;
  return svg(logo(side / 2 - full / 3, 0, full, false), { x: 0, y: 0, width: side, height: side });
}

/** The site's icons as drawings, by file and side. */
export const ICONS = {
  tab16: { side: 16, drawing: tabIcon(16) },
  tab32: { side: 32, drawing: tabIcon(32) },
  touch: { side: 180, drawing: icon(180, { kite: 0.72, corner: 0 }) },
  small: { side: 192, drawing: icon(192, { kite: 0.72, corner: 0.22 }) },
  large: { side: 512, drawing: icon(512, { kite: 0.72, corner: 0.22 }) },
  // Systems cut circles and squircles out of it: all that counts lies within the middle 80%.
  maskable: { side: 512, drawing: icon(512, { kite: 0.56, corner: 0 }) },
} as const;
