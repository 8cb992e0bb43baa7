import { WIDE } from '../drawing/frame';
import { radial, vertical } from '../drawing/paint';
import type { Illustration } from '../drawing/Illustration';
import { ellipse, group, path, rect, svg, type Drawing } from '../drawing/svg';
import { lettering, widthOf } from '../drawing/lettering';
import { logo } from './logo';

export const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
const MARGIN = 64;
const INK = '#061633';
/** The widest line, in pixels; the rest of the width shows the illustration. */
const MEASURE = 800;
const LARGEST = 84;

/** The wide crop over the whole picture, slightly cropped at top and bottom. */
function backdrop(illustration: Illustration): Drawing {
  const crop = illustration.wide ?? WIDE;
  const scale = SHARE_WIDTH / crop.width;
  const rest = crop.height * scale - SHARE_HEIGHT;
  const shift = `translate(${(-crop.x * scale).toFixed(2)} ${(-crop.y * scale - rest * 0.4).toFixed(2)}) scale(${scale.toFixed(5)})`;
  // No separate layer: resvg crashes on layers that are completely outside their parent layer.
  return group(illustration.drawWide?.() ?? illustration.draw(), { transform: shift });
}

/** Darkens the area behind the words. */
function scrim(lines: number): Drawing {
  const band = lines > 1 ? 0.5 : 0.4;
  return [
    rect(
      0,
      0,
      SHARE_WIDTH,
      SHARE_HEIGHT,
      vertical([
        [0, INK, 0.4],
        [0.22, INK, 0],
        [1 - band, INK, 0],
        [1 - band * 0.45, INK, 0.42],
        [1, INK, 0.8],
      ]),
    ),
    ellipse(
      MARGIN + MEASURE * 0.3,
      SHARE_HEIGHT,
      MEASURE * 1.05,
      SHARE_HEIGHT * (band + 0.22),
      radial([
        [0, INK, 0.8],
        [0.45, INK, 0.55],
        [1, INK, 0],
      ]),
    ),
    ellipse(
      MARGIN + 60,
      40,
      420,
      190,
      radial([
        [0, INK, 0.6],
        [1, INK, 0],
      ]),
    ),
  ];
}

function title(lines: readonly string[]): Drawing {
  const widest = Math.max(...lines.map((text) => widthOf(text, LARGEST)));
  const size = Math.min(LARGEST, (LARGEST * MEASURE) / widest);
  const last = SHARE_HEIGHT - MARGIN - 6;
  return lines.map((text, i) =>
    path(lettering(text, MARGIN, last - (lines.length - 1 - i) * size * 1.08, size), '#ffffff'),
  );
}

/** A share picture as SVG, 1200 × 630: the illustration, darkened below, with logo and title. */
export function drawSharePicture(
  illustration: Illustration,
  lines: readonly string[],
  brand: string,
): string {
  return svg(
    [
      backdrop(illustration),
      scrim(lines.length),
      logo(MARGIN - 4, 44, 76),
      path(lettering(brand, MARGIN + 62, 92, 44), '#ffffff'),
      title(lines),
    ],
    { x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT },
  );
}
