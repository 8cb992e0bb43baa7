import { WIDE } from '../library/frame';
import { radial, vertical } from '../library/paint';
import type { Scene } from '../library/scene';
import { ellipse, group, path, rect, svg, type Drawing } from '../library/svg';
import { lettering, widthOf } from './lettering';
import { logo } from './logo';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const MARGIN = 64;
const INK = '#061633';
/** The widest that a line may be: beyond it stands the scene. */
const MEASURE = 800;
const LARGEST = 84;

/** The scene's wide cut over the whole picture, a little cropped above and below. */
function backdrop(scene: Scene): Drawing {
  const cut = scene.wide ?? WIDE;
  const scale = SHARE_WIDTH / cut.width;
  const rest = cut.height * scale - SHARE_HEIGHT;
  const shift = `translate(${(-cut.x * scale).toFixed(2)} ${(-cut.y * scale - rest * 0.4).toFixed(2)}) scale(${scale.toFixed(5)})`;
  // Not in a layer of its own: resvg dies of layers that lie wholly outside the layer around them.
  return group(scene.drawWide?.() ?? scene.draw(), { transform: shift });
}

/** Dark where the words stand, clear where the scene does. */
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

/** 1200 by 630: the scene, darkened below, with our mark and the page's words. */
export function drawShare(scene: Scene, lines: readonly string[], brand: string): string {
  return svg(
    [
      backdrop(scene),
      scrim(lines.length),
      logo(MARGIN - 4, 44, 76),
      path(lettering(brand, MARGIN + 62, 92, 44), '#ffffff'),
      title(lines),
    ],
    { x: 0, y: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT },
  );
}
