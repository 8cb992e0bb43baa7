import { branch, leaf, spray } from '../motifs/foliage';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glitter } from '../motifs/glitter';
import { BELFRY, LANTERN, ROOF, SPIRE } from '../landmarks/elizabethTower';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { mist } from '../motifs/mist';
import { d, lerp, profile, steps, type Point } from '../drawing/numbers';
import { arch, band, poly } from '../drawing/outline';
import { horizontal, slanted, vertical, type Stops } from '../drawing/paint';
import { person } from '../motifs/person';
import { reflection } from '../motifs/reflection';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { streaks } from '../motifs/streaks';
import { sun } from '../motifs/sun';
import { at, circle, ellipse, group, line, path, symbol, type Drawing, type Paint } from '../drawing/svg';
import { crown } from '../motifs/tree';
import { treeline } from '../motifs/treeline';
import { water } from '../motifs/water';

const SHORE = 424;
const SUN: Point = [236, 226];
const GOLD = '#ffdf9e';
const PEARL = '#fff4ea';
const VEIL = '#f6d3d6';

// --- The Elizabeth Tower ------------------------------------------------------------------------------

const METRE = 3.55;
const TOWER_X = 388;

/** Half widths of one face by height. */
const TOWER: readonly Point[] = [[0, 6.7], [9, 6.7], [9.4, 6.1], ...BELFRY];

// The corners in half widths: the face towards the river appears wide, the northern face narrow.
const CORNERS = [-1.26, 0.62, 1.26] as const;
type Face = 0 | 1;

function spot(face: Face, u: number, half: number, h: number): Point {
  return [
    TOWER_X + half * METRE * lerp(CORNERS[face], CORNERS[face === 0 ? 1 : 2], (u + 1) / 2),
    SHORE - h * METRE,
  ];
}

function side(face: Face, table: readonly Point[]): string {
  return band(
    table.map(([h, half]) => spot(face, -1, half, h)),
    table.map(([h, half]) => spot(face, 1, half, h)),
  );
}

function panel(face: Face, u0: number, u1: number, h0: number, h1: number): string {
  const half = profile(TOWER, (h0 + h1) / 2);
  return poly([
    spot(face, u0, half, h0),
    spot(face, u1, half, h0),
    spot(face, u1, half, h1),
    spot(face, u0, half, h1),
  ]);
}

function lancet(face: Face, u: number, du: number, h0: number, h1: number): string {
  const half = profile(TOWER, (h0 + h1) / 2);
  const [ax, ay] = spot(face, u - du, half, h0);
  const [bx] = spot(face, u + du, half, h0);
  const [mx, top] = spot(face, u, half, h1);
  const spring = lerp(ay, top, 0.72);
  return d`M${ax} ${ay}V${spring}Q${ax} ${lerp(spring, top, 0.6)} ${mx} ${top}Q${bx} ${lerp(spring, top, 0.6)} ${bx} ${spring}V${ay}Z`;
}

function course(face: Face, h: number): string {
  const half = profile(TOWER, h);
  const [a, b] = [spot(face, -1, half, h), spot(face, 1, half, h)];
  return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}

const STAGES = [10, 18.5, 27, 35.5, 44] as const;

/** The light on moldings: bright where it comes around the corner, lilac further right. */
const STONE_LIGHT = horizontal(['#fff6e4', '#f2cdc6', '#c3a6cc'], TOWER_X - 32, TOWER_X + 18);
const GILDING = horizontal(['#fff0c4', '#ffd592', '#c99aa0'], TOWER_X - 34, TOWER_X + 20);

function shaft(face: Face): Drawing {
  const fields = [-0.56, 0, 0.56];
  const dark = face === 0 ? '#5a4480' : '#40367c';
  const light: Paint = face === 0 ? STONE_LIGHT : '#9c8cc4';
  return [
    path(
      STAGES.slice(0, -1)
        .map((h) => fields.map((u) => panel(face, u - 0.22, u + 0.22, h + 0.8, h + 7.6)).join(''))
        .join(''),
      dark,
      { opacity: 0.2 },
    ),
    path(
      STAGES.slice(0, -1)
        .map((h) =>
          fields.flatMap((u) => [-0.1, 0.1].map((v) => lancet(face, u + v, 0.055, h + 1.6, h + 7))).join(''),
        )
        .join(''),
      dark,
      { opacity: 0.62 },
    ),
    line(STAGES.map((h) => course(face, h)).join(''), light, 1.3, { opacity: 0.8 }),
    line(
      [-0.82, -0.3, 0.3, 0.82]
        .map((u) => {
          const [a, b] = [spot(face, u, 6.1, 10), spot(face, u, 6.1, 46)];
          return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
        })
        .join(''),
      light,
      1,
      { opacity: 0.6 },
    ),
  ];
}

/** The dial without its numerals: opal glass, minute marks, gilded frame; ten past eight. */
function dial(face: Face): Drawing {
  const [x, y] = spot(face, 0, 6.9, 55.3);
  const squeeze = (CORNERS[face === 0 ? 1 : 2] - CORNERS[face]) / 2;
  const r = 4.05 * METRE;
  const hand = (angle: number, length: number, width: number): Drawing => {
    const a = (angle * Math.PI) / 180;
    return line(
      d`M${-Math.sin(a) * r * 0.14} ${Math.cos(a) * r * 0.14}L${Math.sin(a) * length} ${-Math.cos(a) * length}`,
      '#33397a',
      width,
      { cap: 'round' },
    );
  };
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return d`M${Math.sin(a) * r * 0.72} ${-Math.cos(a) * r * 0.72}L${Math.sin(a) * r * 0.87} ${-Math.cos(a) * r * 0.87}`;
  }).join('');
  return [
    path(panel(face, -0.86, 0.86, 49.6, 61), face === 0 ? '#57478c' : '#463c84', { opacity: 0.6 }),
    path(
      panel(face, -0.76, 0.76, 50.1, 60.5),
      face === 0 ? horizontal(['#f0bd84', '#c08a8a', '#8f6c9a']) : '#6f5a94',
    ),
    group(
      [
        circle(0, 0, r * 1.12, face === 0 ? '#6a4878' : '#4c3e78'),
        circle(0, 0, r * 1.04, face === 0 ? GOLD : '#c9a49a'),
        circle(0, 0, r * 0.95, face === 0 ? '#fff3d0' : '#f2d9b4'),
        line(marks, '#5a5c98', 1.5),
        circle(0, 0, r * 0.6, 'none', { stroke: '#b9b0d0', strokeWidth: 0.8 }),
        hand(62, r * 0.86, 1.3),
        hand(245, r * 0.54, 2),
        circle(0, 0, 1.5, '#33397a'),
      ],
      { transform: at(x, y, { scaleX: squeeze, scaleY: 1 }) },
    ),
  ];
}

function belfry(face: Face): Drawing {
  const openings = [-0.68, -0.34, 0, 0.34, 0.68].map((u) => lancet(face, u, 0.11, 63.8, 69)).join('');
  const frieze = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8]
    .map((u) => lancet(face, u, 0.06, 46.9, 48.8))
    .join('');
  return [
    path(openings, face === 0 ? '#40346e' : '#322a62'),
    path(frieze, '#7a5a86', { opacity: 0.6 }),
    line(
      [49, 61.7, 63, 69.7, 71].map((h) => course(face, h)).join(''),
      face === 0 ? GILDING : '#b08aa0',
      1.5,
    ),
  ];
}

function roofs(): Drawing {
  const slate: readonly Paint[] = [
    horizontal(['#e6b4ae', '#9a78a8', '#6a5a9c'], TOWER_X - 28, TOWER_X + 14),
    horizontal(['#4f488c', '#3c3878'], TOWER_X + 12, TOWER_X + 28),
  ];
  const both = (table: readonly Point[], paints: readonly Paint[]): Drawing =>
    ([0, 1] as const).map((face) => path(side(face, table), paints[face] ?? PEARL));
  const dormer = (face: Face, u: number, half: number, h: number, size: number): string => {
    const [x, y] = spot(face, u, half, h);
    const w = size * (face === 0 ? 1 : 0.45);
    return d`M${x - w} ${y}v${-size * 1.4}l${w} ${-size * 1.7}l${w} ${size * 1.7}v${size * 1.4}Z`;
  };
  return [
    both(ROOF, slate),
    path(
      [-0.55, 0, 0.55].map((u) => dormer(0, u, 5.4, 72.6, 2.3)).join('') +
        [-0.4, 0.4].map((u) => dormer(0, u, 4.4, 75.8, 2)).join(''),
      GOLD,
    ),
    path([-0.5, 0.1, 0.6].map((u) => dormer(1, u, 5.4, 72.6, 2.3)).join(''), '#8f749c'),
    both(LANTERN, [horizontal(['#ffe4ba', '#c9908f', '#8f6c9c'], TOWER_X - 16, TOWER_X + 8), '#65549a']),
    path(
      [-0.66, -0.22, 0.22, 0.66]
        .map((u) => {
          const [x, y] = spot(0, u, 3, 80.7);
          return arch(x, y, 2.8, 11.5);
        })
        .join(''),
      '#5a477e',
    ),
    both(SPIRE, slate),
    rim(
      poly(
        SPIRE.map(([h, half]) => spot(0, -1, half, h)),
        false,
      ),
      1.2,
      PEARL,
      0.9,
    ),
    rim(
      poly(
        ROOF.map(([h, half]) => spot(0, -1, half, h)),
        false,
      ),
      1.6,
      PEARL,
      0.9,
    ),
    line(
      d`M${TOWER_X} ${SHORE - 93 * METRE}V${SHORE - 97.4 * METRE}M${TOWER_X - 2.4} ${SHORE - 95.8 * METRE}h4.800`,
      GOLD,
      1.4,
      { cap: 'round' },
    ),
    circle(TOWER_X, SHORE - 94.2 * METRE, 1.9, GOLD),
    // Pinnacles at the corners of the belfry.
    path(
      [CORNERS[0], CORNERS[1], CORNERS[2]]
        .map((c) => {
          const x = TOWER_X + c * 7 * METRE;
          const y = SHORE - 71 * METRE;
          return d`M${x - 1.6} ${y + 5}v-7l1.600-9l1.600 9v7Z`;
        })
        .join(''),
      GILDING,
    ),
  ];
}

function elizabethTower(): Drawing {
  const top = SHORE - 71 * METRE;
  return [
    // The sun stands behind it to the left: both faces lie in shade, and light comes round the left corner.
    path(
      side(0, TOWER),
      horizontal(
        [
          [0, '#ffe2bd'],
          [0.1, '#f0b8a6'],
          [0.34, '#c48fae'],
          [1, '#8f70aa'],
        ],
        TOWER_X - 34,
        TOWER_X + 18,
      ),
    ),
    path(side(1, TOWER), vertical(['#5f5096', '#6a5c9e', '#8574ae'], top, SHORE)),
    // The river's haze lightens its foot.
    path(
      side(0, TOWER) + side(1, TOWER),
      vertical(
        [
          [0, '#f6cfd0', 0],
          [1, '#f6cfd0', 0.62],
        ],
        SHORE - 48 * METRE,
        SHORE,
      ),
    ),
    shaft(0),
    shaft(1),
    dial(0),
    dial(1),
    belfry(0),
    belfry(1),
    roofs(),
    rim(
      poly(
        TOWER.map(([h, half]) => spot(0, -1, half, h)),
        false,
      ),
      2,
      '#fffaf0',
      0.95,
    ),
    line(
      poly(
        TOWER.map(([h, half]) => spot(0, 1, half, h)),
        false,
      ),
      '#d9b8d0',
      1,
      { opacity: 0.5 },
    ),
    // The dials are opal glass, lit by lamps.
    [0, 1].map((face) => {
      const [x, y] = spot(face === 0 ? 0 : 1, 0, 6.9, 55.3);
      return glow({
        x,
        y,
        radius: face === 0 ? 44 : 24,
        color: '#ffe2a0',
        strength: face === 0 ? 0.34 : 0.2,
      });
    }),
  ];
}

// --- The Palace of Westminster ------------------------------------------------------------------------

interface Haze {
  readonly wall: Paint;
  readonly shade: string;
  readonly light: string;
}

function pinnacle(x: number, y: number, width: number, height: number): string {
  return d`M${x - width / 2} ${y}v${-height * 0.45}l${width / 2} ${-height * 0.55}l${width / 2} ${height * 0.55}v${height * 0.45}Z`;
}

/** The edge of a wall at x that faces the sun. */
function sunward(x: number): -1 | 1 {
  return x < SUN[0] ? 1 : -1;
}

const BAY = 19;

/** The river front: bays of two rows of tall windows between buttresses that end in pinnacles. */
function riverFront(from: number, to: number, height: number, { wall, shade, light }: Haze): Drawing {
  const top = SHORE - height;
  let [panes, buttresses, tops, edges] = ['', '', '', ''];
  for (let x = from; x <= to + 1; x += BAY) {
    buttresses += d`M${x - 2} ${SHORE}V${top - 2}h4V${SHORE}Z`;
    tops += pinnacle(x, top, 4.6, 15);
    edges += d`M${x + sunward(x) * 2} ${SHORE}V${top - 2}`;
    if (x + BAY > to + 1) continue;
    for (const u of [0.32, 0.5, 0.68]) {
      panes += arch(x + BAY * u, top + height * 0.44, 2.6, height * 0.3);
      panes += arch(x + BAY * u, top + height * 0.82, 2.6, height * 0.26);
    }
  }
  return [
    path(d`M${from} ${SHORE}V${top}H${to}V${SHORE}Z`, wall),
    path(panes, shade, { opacity: 0.5 }),
    line(d`M${from} ${top + height * 0.5}H${to}M${from} ${top + 3}H${to}`, light, 1, { opacity: 0.6 }),
    path(buttresses, shade, { opacity: 0.25 }),
    path(tops, wall),
    line(edges, light, 0.9, { opacity: 0.7 }),
  ];
}

/** A square tower with turrets at its corners. */
function keep(x: number, width: number, height: number, { wall, shade, light }: Haze, flag = false): Drawing {
  const top = SHORE - height;
  const turret = width * 0.2;
  const corner = (cx: number): string =>
    d`M${cx - turret / 2} ${SHORE}V${top - turret}l${turret * 0.12} ${-turret * 0.4}l${turret * 0.38} ${-turret * 1.5}l${turret * 0.38} ${turret * 1.5}l${turret * 0.12} ${turret * 0.4}V${SHORE}Z`;
  return [
    path(d`M${x - width / 2} ${SHORE}V${top}H${x + width / 2}V${SHORE}Z`, wall),
    path(
      [-0.22, 0, 0.22]
        .map(
          (u) =>
            arch(x + u * width, top + height * 0.34, width * 0.13, height * 0.24) +
            arch(x + u * width, top + height * 0.64, width * 0.13, height * 0.2),
        )
        .join(''),
      shade,
      { opacity: 0.45 },
    ),
    path(corner(x - width / 2) + corner(x + width / 2), wall),
    line(d`M${x - width / 2} ${top + 3}h${width}M${x - width / 2} ${top + height * 0.4}h${width}`, light, 1, {
      opacity: 0.6,
    }),
    line(
      [-1, 1]
        .map((sign) => {
          const edge = x + (sign * width) / 2;
          return d`M${edge + (sunward(edge) * turret) / 2} ${SHORE}V${top - turret}`;
        })
        .join(''),
      light,
      1,
      { opacity: 0.8 },
    ),
    flag && line(d`M${x} ${top}v${-height * 0.16}`, shade, 1.2),
  ];
}

/** The octagonal spire over the palace's middle. */
function centralSpire(x: number, { wall, shade, light }: Haze): Drawing {
  const y = SHORE - 112;
  return [
    path(
      d`M${x - 21} ${SHORE}V${y}h42V${SHORE}Z` +
        [-18, -9, 0, 9, 18].map((u) => pinnacle(x + u, y, 4, 16)).join(''),
      wall,
    ),
    path(
      d`M${x - 14} ${y}V${y - 34}h28V${y}Z` +
        [-12, 0, 12].map((u) => pinnacle(x + u, y - 34, 3.6, 14)).join(''),
      wall,
    ),
    path(d`M${x - 10} ${y - 34}L${x} ${y - 132}L${x + 10} ${y - 34}Z`, wall),
    path([-9, 0, 9].map((u) => arch(x + u, y - 5, 4, 25)).join(''), shade, { opacity: 0.45 }),
    line(d`M${x + 10} ${y - 34}L${x} ${y - 132}M${x + 14} ${y}v-34M${x + 21} ${y + 60}V${y}`, light, 1.1, {
      opacity: 0.8,
    }),
  ];
}

/** Trees of the yard and the wall that the bridge runs into, in front of the tower's foot. */
function foot(): Drawing {
  const tones = ['#4f5f8c', '#5f7c90', '#7f9f92', '#b0b890', '#f0d6a4'];
  return [
    crown({ seed: 3, x: 356, y: 396, rx: 26, ry: 20, tones, clump: 7, count: 60 }),
    crown({ seed: 9, x: 412, y: 392, rx: 30, ry: 22, tones, clump: 7, count: 66 }),
    path(d`M330 ${SHORE}V404H420L436 392V${SHORE}Z`, horizontal(['#efd2cc', '#c9a6b6', '#9a86ac'], 330, 436)),
    line('M330 404H420', PEARL, 1.6),
    line('M330 412H424', '#8f7aa0', 0.9, { opacity: 0.5 }),
  ];
}

function palace(): Drawing {
  const far: Haze = {
    wall: vertical(['#d9afc0', '#eac6c8'], 150, SHORE),
    shade: '#a67fa8',
    light: '#fff0e4',
  };
  const mid: Haze = {
    wall: vertical(['#cf9fb0', '#dcb2ba', '#e8c8c8'], 290, SHORE),
    shade: '#855f92',
    light: PEARL,
  };
  return [
    keep(-74, 68, 268, far, true),
    centralSpire(118, far),
    mist({ y: 200, height: 220, color: VEIL, strength: 0.5 }),
    path(d`M${LEFT} ${SHORE - 80}V${SHORE - 91}H336V${SHORE - 80}Z`, vertical(['#b79aba', '#c9a6bc'])),
    riverFront(-140, 340, 84, mid),
    keep(30, 36, 116, mid),
    keep(214, 36, 116, mid),
    keep(322, 40, 104, mid),
    // The terrace and its wall above the water.
    path(
      d`M${LEFT} ${SHORE - 14}H352V${SHORE}H${LEFT}Z`,
      vertical(['#d2a4b0', '#8f729c'], SHORE - 14, SHORE + 2),
    ),
    line(d`M${LEFT} ${SHORE - 14}H352`, '#fff2e6', 1.4, { opacity: 0.9 }),
    mist({ y: 340, height: 92, color: '#ffe4dc', strength: 0.55, thickest: 0.75 }),
  ];
}

// --- Westminster Bridge -------------------------------------------------------------------------------

// The bridge comes nearer from the tower to the right: the distance along it, in metres, determines the
// scale, and the scale determines the place.
const EYE = 9.4;
const HORIZON = SHORE - EYE * 3.4;

function near(along: number): number {
  return 1 / (1 / 3.4 - along * 0.00088);
}

function bridgeX(along: number): number {
  return 92 + 96 * near(along);
}

function onBridge(along: number, h: number, mirrored = false): Point {
  const scale = near(along);
  const foot = HORIZON + EYE * scale;
  return [bridgeX(along), mirrored ? foot + h * scale * 0.55 : foot - h * scale];
}

const SPANS = [30, 33, 36, 37.5, 36, 33] as const;
const PIER = 4.2;
const BRIDGE_END = 234;

function crest(along: number): number {
  return 8.9 + 1.5 * Math.sin((Math.PI * Math.min(along, 250)) / 250);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spans(): Span[] {
  let from = 5;
  return SPANS.map((length) => {
    const span = { from, to: from + length };
    from = span.to + PIER;
    return span;
  });
}

function opening({ from, to }: Span, mirrored: boolean, grow = 0): Point[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2 + grow;
  const rise = crest(middle) - 3.1 + grow;
  const curve = steps(0, Math.PI, 22).map((angle) =>
    onBridge(middle - Math.cos(angle) * half, 1.2 + Math.sin(angle) * rise, mirrored),
  );
  return [onBridge(middle - half, 0, mirrored), ...curve, onBridge(middle + half, 0, mirrored)];
}

function level(height: (along: number) => number, mirrored: boolean): Point[] {
  return steps(0, BRIDGE_END, 30).map((along) => onBridge(along, height(along), mirrored));
}

function bridge(mirrored = false): Drawing {
  const openings = spans().map((span) => `${poly(opening(span, mirrored))}`);
  const body = band(
    level((along) => crest(along) + 1.2, mirrored),
    level(() => 0, mirrored),
  );
  const green = slanted(['#c3b4b8', '#8fa79e', '#5f8a8c', '#4a7284'], [400, 380], [940, 470]);
  const soffits = spans().map((span) => {
    const [x] = onBridge((span.from + span.to) / 2, 0);
    const [, foot] = onBridge(span.to, 0);
    const [, top] = onBridge((span.from + span.to) / 2, 8);
    return path(
      poly(opening(span, mirrored)),
      mirrored ? '#74709f' : slanted(['#4c4480', '#7a6c9c', '#c9b0c0'], [x, top], [x + 26, foot]),
    );
  });
  const beyond = spans().map((span) => {
    const depth = (span.to - span.from) * 0.2;
    const through = opening({ from: span.from + depth * 1.4, to: span.to + depth * 0.1 }, mirrored, -0.9);
    return path(poly(through), vertical(['#f9dcd8', '#d9c9de'], HORIZON - 10, HORIZON + 60), {
      opacity: mirrored ? 0.5 : 1,
    });
  });
  const spandrels = spans()
    .flatMap(({ from, to }) =>
      [0.06, 0.13, 0.87, 0.94].map((t, i) => {
        const along = lerp(from, to, t);
        const [x, y] = onBridge(along, crest(along) - (i === 0 || i === 3 ? 2.6 : 1.7), mirrored);
        const r = near(along) * (i === 0 || i === 3 ? 0.85 : 0.55);
        return d`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
      }),
    )
    .join('');
  const piers = spans().map(({ to }) => {
    const [a, b] = [to + 0.4, to + PIER - 0.4];
    const stone = poly([
      onBridge(a, 0, mirrored),
      onBridge(b, 0, mirrored),
      onBridge(b, crest(b) + 1.5, mirrored),
      onBridge(a, crest(a) + 1.5, mirrored),
    ]);
    const cut = poly([
      onBridge(a - 1.2, 0, mirrored),
      onBridge(b + 1.2, 0, mirrored),
      onBridge(b + 1, 2.4, mirrored),
      onBridge(a - 1, 2.4, mirrored),
    ]);
    const [x] = onBridge(a, 0);
    const tones = horizontal(['#fff0e0', '#d6b4bc', '#9384ae'], x - 2, onBridge(b, 0)[0] + 2);
    return [path(cut, tones), path(stone, tones)];
  });
  return [
    soffits,
    beyond,
    path(body + openings.join(''), green, { evenOdd: true }),
    path(spandrels, '#3f5f78', { opacity: 0.5 }),
    line(openings.join(''), '#d9e2d6', mirrored ? 0.8 : 1.6, { opacity: 0.85 }),
    piers,
    line(
      poly(
        level((along) => crest(along) + 1.2, mirrored),
        false,
      ),
      PEARL,
      2,
    ),
    line(
      poly(
        level((along) => crest(along) - 0.1, mirrored),
        false,
      ),
      '#e2e8dc',
      1.2,
      { opacity: 0.8 },
    ),
    line(
      poly(
        level((along) => crest(along) - 0.5, mirrored),
        false,
      ),
      '#34566e',
      1,
      { opacity: 0.5 },
    ),
  ];
}

/** Three lanterns over each pier. */
function bridgeLamps(): Drawing {
  return spans().map(({ to }) => {
    const along = to + PIER / 2;
    const s = near(along);
    const [x, y] = onBridge(along, crest(along) + 1.5);
    return group(
      [
        line('M0 0V-5.400M-1.300-4.200H1.300', '#4f6484', 0.42, { cap: 'round' }),
        path(
          'M-0.500-5.200L-0.650-6.400L0-7L0.650-6.400L0.500-5.200ZM-1.800-4.200L-1.900-5.200L-1.400-5.700L-0.900-5.200L-1-4.200ZM1.800-4.200L1.900-5.200L1.400-5.700L0.900-5.200L1-4.200Z',
          '#fff2d4',
        ),
      ],
      { transform: at(x, y, { scale: s }) },
    );
  });
}

/** A red double-decker, in metres around its middle; it runs towards the tower. */
function bus(along: number): Drawing {
  const [x, y] = onBridge(along, crest(along) + 0.3);
  const red = vertical(['#ff6a58', '#e0283a', '#b01636']);
  const panes = [-4.4, -2.9, -1.4, 0.1, 1.6, 3.1]
    .map((px) => d`M${px} -3.900h1.300v1h-1.300ZM${px} -2.300h1.300v1.100h-1.300Z`)
    .join('');
  return group(
    [
      path('M-5.500-0.400V-3.900Q-5.500-4.500-4.900-4.500H4.900Q5.500-4.500 5.500-3.900V-0.400Z', red),
      path(panes, '#4a3f7a'),
      path(
        panes,
        horizontal(
          [
            [0, '#ffe9dc', 0.85],
            [0.5, '#ffe9dc', 0.25],
            [1, '#ffe9dc', 0.05],
          ],
          -5,
          5,
        ),
      ),
      path('M-5.500-3.900h.8v1h-.8ZM-5.500-2.400h.8v1.200h-.8Z', '#ffe4d4'),
      line('M-5.400-2.600H5.400', '#ffd0b8', 0.22),
      line('M-5-4.500H5', '#fff0e2', 0.3, { cap: 'round' }),
      circle(-3.3, -0.3, 0.62, '#2b2350'),
      circle(3.1, -0.3, 0.62, '#2b2350'),
    ],
    { transform: at(x, y, { scale: near(along) * 1.32 }) },
  );
}

function cab(along: number): Drawing {
  const [x, y] = onBridge(along, crest(along) + 0.3);
  return group(
    [
      path('M-2.300-0.300V-1.100L-1.300-1.200L-0.800-1.900H1.500Q2.200-1.900 2.300-1.100V-0.300Z', '#2f2a5c'),
      path('M-0.900-1.200L-0.600-1.700H0.300V-1.200ZM0.600-1.200V-1.700H1.500L1.700-1.200Z', '#d9cbe6'),
    ],
    { transform: at(x, y, { scale: near(along) * 1.1 }) },
  );
}

// --- River and far bank -------------------------------------------------------------------------------

function farBank(): Drawing {
  return [
    treeline({
      seed: 4,
      y: 392,
      amplitude: 16,
      crown: 16,
      fill: vertical(['#b9a6bc', '#cdb4c2']),
      left: 420,
      bottom: SHORE,
    }),
    path(
      d`M470 ${SHORE}V372h26v-10h18v10h30v52ZM566 ${SHORE}V366l20-12l20 12v58ZM640 ${SHORE}V378h44v46ZM712 ${SHORE}V360h30v-8h24v8h12v64Z`,
      vertical(['#d0b4c8', '#e4c8cc'], 350, SHORE),
    ),
    mist({ y: 330, height: 100, color: '#fbe2dc', strength: 0.6 }),
  ];
}

function river(): Drawing {
  const image = symbol([palace(), elizabethTower(), foot()]);
  return [
    water(
      [
        [0, '#fbe0d8'],
        [0.12, '#ecc9d2'],
        [0.36, '#c3b4d2'],
        [0.7, '#8f96c4'],
        [1, '#6a78b0'],
      ],
      SHORE,
    ),
    glow({ x: SUN[0], y: SHORE, radius: 260, radiusY: 110, color: '#fff2dc', strength: 0.9 }),
    reflection(image, { foot: SHORE, squash: 0.5, strength: 0.62, end: 600 }),
    group(bridge(true), { opacity: 0.55 }),
    glitter({
      seed: 8,
      count: 130,
      x: 380,
      from: SHORE + 6,
      to: BOTTOM,
      spread: 540,
      length: 52,
      color: '#6f7ab4',
      opacity: 0.3,
    }),
    glitter({
      seed: 3,
      count: 150,
      x: 380,
      from: SHORE + 4,
      to: BOTTOM,
      spread: 540,
      length: 50,
      color: '#fff0ea',
      opacity: 0.42,
    }),
    glitter({
      seed: 2,
      count: 120,
      x: SUN[0],
      from: SHORE + 4,
      to: 596,
      spread: [26, 110],
      length: 36,
      color: '#fffaf0',
      opacity: 0.85,
    }),
  ];
}

function boat(x: number, y: number, scale: number): Drawing {
  return group(
    [
      path('M-40 6H44L34 13H-32Z', '#5c5a94', { opacity: 0.35 }),
      path('M-46-2H48L38 7H-38Z', '#3f3a78'),
      path('M-34-3V-13H26L34-3Z', '#fff2ea'),
      path('M-30-11h8v5h-8ZM-19-11h8v5h-8ZM-8-11h8v5h-8ZM3-11h8v5h-8ZM14-11h8v5h-8Z', '#7a6ea4'),
      path('M-14-14v-7h22l4 7Z', '#e4c8d0'),
      line('M-46-2H48', '#fff6ec', 1.4),
      line('M-34-13H26', '#fff6ec', 1.4),
      line('M56 6h20M50 10h34M-66 8h14', '#fff6ee', 1.6, { cap: 'round', opacity: 0.7 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

// --- The embankment in the foreground -----------------------------------------------------------------

function parapetY(x: number): number {
  return lerp(640, 500, (x - 280) / 660);
}

function embankment(): Drawing {
  const wallTop = (x: number) => parapetY(x) - 24;
  const puddles: readonly (readonly [number, number, number, number])[] = [
    [620, 590, 50, 5],
    [760, 576, 58, 7],
    [868, 590, 70, 7],
    [846, 556, 38, 4],
  ];
  return [
    path(
      d`M280 640L${RIGHT} ${parapetY(RIGHT)}V640H280Z`,
      slanted(['#e6c6cc', '#b9a3c2', '#8a83b4'], [520, 560], [800, 640]),
    ),
    puddles.map(([x, y, rx, ry]) => [
      ellipse(x, y, rx, ry, horizontal(['#fff4ea', '#f4ccd0', '#aab0d8'])),
      line(d`M${x - rx * 0.7} ${y - ry * 0.5}H${x + rx * 0.1}`, '#fffaf2', 1.2, {
        cap: 'round',
        opacity: 0.9,
      }),
    ]),
    path(
      poly([
        [280, 640],
        [280, wallTop(280)],
        [RIGHT, wallTop(RIGHT)],
        [RIGHT, parapetY(RIGHT)],
      ]),
      slanted(['#c9a4b4', '#8d7aa8', '#5f5a94'], [520, 560], [900, 620]),
    ),
    path(
      poly([
        [280, wallTop(280)],
        [280, wallTop(280) - 7],
        [RIGHT, wallTop(RIGHT) - 7],
        [RIGHT, wallTop(RIGHT) + 2],
      ]),
      '#ecd2d4',
    ),
    rim(
      [
        [280, wallTop(280) - 7],
        [RIGHT, wallTop(RIGHT) - 7],
      ],
      2,
      '#fffaf2',
    ),
    line(
      [560, 640, 720, 800, 880].map((x) => d`M${x} ${wallTop(x) + 1}V${parapetY(x)}`).join(''),
      '#5a5490',
      1,
      { opacity: 0.45 },
    ),
  ];
}

/** One of the embankment's lamps: a fish coiled around the post, a globe on top. */
function lamp(x: number, y: number, scale: number): Drawing {
  const iron = horizontal(['#b58fae', '#5f5590', '#34306c'], -12, 12);
  return group(
    [
      glow({ x: 0, y: -122, radius: 54, color: '#fff0d2', strength: 0.75 }),
      path('M-17 0V-8H17V0ZM-13-8V-16H13V-8Z', iron),
      path('M-11-16C-14-30-6-36-5-50L-3-96H3L5-50C6-36 14-30 11-16Z', iron),
      path('M-10-18C-20-30-10-40 0-44C10-48 9-58 1-62L3-68C16-62 17-48 4-40C-5-35-10-30-4-20Z', '#6e6098'),
      path('M10-18C20-26 16-36 10-42L14-45C24-36 24-24 16-16Z', '#3c3674'),
      path('M-8-96H8L6-102H-6Z', iron),
      circle(0, -118, 16, vertical(['#fffaf0', '#ffe6c8', '#e6bcc6'])),
      path('M-6-133H6L3-138L0-146L-3-138Z', iron),
      line('M-10-102Q-14-112-15-118', '#6e6098', 1.4),
      line('M10-102Q14-112 15-118', '#6e6098', 1.4),
      line('M-4.500-52L-2.800-94M-13-8V-16', '#ffeadb', 1.3, { cap: 'round', opacity: 0.8 }),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function umbrella(x: number, y: number, scale: number): Drawing {
  return group(
    [
      line('M0-4V62', '#3a2f66', 1.8, { cap: 'round' }),
      path(
        'M-52 8C-46-26-20-38 0-38C20-38 46-26 52 8Q44 1 35 7Q26 0 17.500 7Q9 0 0 7Q-9 0-17.500 7Q-26 0-35 7Q-44 1-52 8Z',
        slanted(['#f4c3cc', '#b8749c', '#6a4a8c', '#4a3a80'], [-46, -30], [50, 12]),
      ),
      path('M0-38C-12-28-17-10-17.500 7Q-9 0 0 7Q9 0 17.500 7C17-10 12-28 0-38Z', '#fff0ea', {
        opacity: 0.16,
      }),
      line(
        'M0-38C-12-28-17-10-17.500 7M0-38C12-28 17-10 17.500 7M0-38C-26-30-34-12-35 7M0-38C26-30 34-12 35 7',
        '#3a2f66',
        0.8,
        { opacity: 0.4 },
      ),
      line('M-52 8C-46-26-20-38 0-38', '#fff2e8', 2, { cap: 'round' }),
      line('M0-38v-6', '#3a2f66', 2, { cap: 'round' }),
    ],
    { transform: at(x, y, { scale, rotate: -7 }) },
  );
}

function walkers(): Drawing {
  const light = { side: -1, warm: '#ffe6d6', cool: '#3a3478' } as const;
  return [
    path('M606 592L690 604H742L652 590Z', '#5a5490', { opacity: 0.35 }),
    person({
      x: 622,
      y: 588,
      height: 112,
      pose: 'stand',
      skin: '#e9b59a',
      hair: '#4a3050',
      style: 'short',
      top: '#4f5590',
      bottom: '#3a3468',
      long: true,
      ...light,
    }),
    person({
      x: 654,
      y: 590,
      height: 104,
      pose: 'together',
      mirrored: true,
      skin: '#f0c2a4',
      hair: '#8a5648',
      style: 'long',
      top: '#c98aa0',
      bottom: '#5a4478',
      long: true,
      ...light,
    }),
    umbrella(640, 474, 0.92),
  ];
}

const LEAVES = [leaf('#46648c'), leaf('#3f5088'), leaf('#6fa096', '#d6ecd0'), leaf('#a8b97e', '#f6eebc')];

/** A plane tree's bough, still wet. */
function bough(): Drawing {
  const main: readonly Point[] = [
    [RIGHT, -6],
    [850, 20],
    [764, 24],
    [690, 54],
  ];
  const twig: readonly Point[] = [
    [820, 22],
    [778, 62],
    [764, 116],
  ];
  return [
    branch(main, 9, '#4f467e', '#d9b4bc'),
    branch(twig, 4, '#4f467e', '#d9b4bc'),
    [main, twig].map((along, i) => [
      spray({ seed: 5 + i, along, count: 44 - i * 20, of: LEAVES.slice(0, 2), size: 1, spread: 56 - i * 16 }),
      spray({
        seed: 15 + i,
        along: along.map(([x, y]): Point => [x - 6, y + 2]),
        count: 34 - i * 16,
        of: LEAVES.slice(2),
        size: 0.95,
        spread: 54 - i * 16,
      }),
    ]),
  ];
}

const GULLS = 'M640 236q8-8 14 0q6-8 14 0M682 262q5-5 9 0q4-5 9 0M92 168q6-6 10 0q5-6 10 0';

const SKY: Stops = [
  [0, '#8496c2'],
  [0.2, '#a9b4d4'],
  [0.42, '#cfc8dc'],
  [0.62, '#ecccd4'],
  [0.8, '#f7dcd8'],
  [1, '#fff2ea'],
];

export const london: Illustration = {
  name: 'london',
  title: 'Westminster after the rain',
  hour: 'evening after rain',
  hue: '#d8b4c6',
  focus: 'bottom',
  draw: () => [
    sky(SKY, SHORE),
    streaks({ seed: 12, count: 7, y: 34, height: 70, top: '#8798c4', lit: '#e6d3de', opacity: 0.75 }),
    streaks({ seed: 4, count: 6, y: 120, height: 110, top: '#b3b4d4', lit: '#fff0ec', opacity: 0.6 }),
    sun({
      x: SUN[0],
      y: SUN[1],
      radius: 30,
      color: '#ffe6da',
      disc: ['#fffefb', '#fff6ee'],
      reach: 400,
      strength: 0.85,
    }),
    farBank(),
    palace(),
    elizabethTower(),
    foot(),
    glow({ x: TOWER_X - 20, y: SHORE - 20, radius: 170, radiusY: 60, color: '#ffe6dc', strength: 0.6 }),
    river(),
    cab(84),
    bus(137.5),
    cab(182),
    bridge(),
    bridgeLamps(),
    boat(196, 486, 0.86),
    embankment(),
    lamp(762, parapetY(762) - 28, 0.94),
    walkers(),
    bough(),
    line(GULLS, '#ffffff', 1.6, { cap: 'round', opacity: 0.9 }),
    kite({
      x: 566,
      y: 168,
      size: 1,
      lean: 34,
      light: 'rose',
      tail: { toward: 118, length: 96, bows: 5, swing: 8 },
    }),
  ],
};
