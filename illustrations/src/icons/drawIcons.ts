import { vertical } from '../drawing/paint';
import { rect, svg } from '../drawing/svg';
import { logo } from '../sharePictures/logo';

// A linear gradient: a radial glow makes the files five times as large.
const SKY = vertical(['#2a7bf5', '#0b4fb3', '#0a2f70']);
interface Icon {
  /** Height of the kite relative to the icon's side. */
  readonly kite: number;
  /** Corner radius relative to the side; 0 where the operating system rounds the corners. */
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

/** The browser-tab icon: only the kite, without its tail, so that it stays legible at 16 px. */
function tabIcon(side: number): string {
  // Without its tail the logo is 34 units high instead of 48.
  const full = (side * 48) / 34;
  return svg(logo(side / 2 - full / 3, 0, full, false), { x: 0, y: 0, width: side, height: side });
}

/** The drawings of the site's icons with their sides in pixels. */
export const ICONS = {
  tab16: { side: 16, drawing: tabIcon(16) },
  tab32: { side: 32, drawing: tabIcon(32) },
  touch: { side: 180, drawing: icon(180, { kite: 0.72, corner: 0 }) },
  small: { side: 192, drawing: icon(192, { kite: 0.72, corner: 0.22 }) },
  large: { side: 512, drawing: icon(512, { kite: 0.72, corner: 0.22 }) },
  // Operating systems crop it to circles and squircles, so the kite stays within the central 80 %.
  maskable: { side: 512, drawing: icon(512, { kite: 0.56, corner: 0 }) },
} as const;
