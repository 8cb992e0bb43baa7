import { d, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, vertical } from '../drawing/paint';
import { circle, ellipse, line, path, rect, type Definition, type Drawing } from '../drawing/svg';

/** Half the width of eaves and walls, and the walls' height, from the ground up. */
const STOREYS = [
  { eaves: 106, wall: 58, height: 50 },
  { eaves: 98, wall: 52, height: 34 },
  { eaves: 90, wall: 46.5, height: 32 },
  { eaves: 82, wall: 41, height: 30 },
  { eaves: 75, wall: 36, height: 29 },
] as const;

interface Tones {
  readonly red: Definition;
  readonly door: Definition;
  readonly plaster: Definition;
  readonly tile: Definition;
  readonly under: Definition;
  readonly rafter: Definition;
  readonly gold: Definition;
}

interface Storey {
  readonly x: number;
  /** The y of its floor. */
  readonly y: number;
  readonly s: number;
  readonly eaves: number;
  readonly wall: number;
  readonly height: number;
  /** Half the width of the roof's upper end. */
  readonly neck: number;
  readonly rise: number;
  readonly balcony: boolean;
}

/** A five-storeyed pagoda seen from the front, lit from the left; about 400 high at scale 1. */
export function pagoda(x: number, y: number, scale: number): Drawing {
  const s = scale;
  const lit = (a: string, b: string, c: string) =>
    horizontal(
      [
        [0, a],
        [0.42, b],
        [1, c],
      ],
      x - 110 * s,
      x + 110 * s,
    );
  const tones: Tones = {
    red: lit('#ff8a5a', '#d9422f', '#7e2140'),
    door: lit('#e8603f', '#a22b35', '#5a183a'),
    plaster: lit('#fff0dc', '#e9c3c4', '#8b77a8'),
    tile: lit('#5c86b8', '#2c4a82', '#13224f'),
    under: lit('#b5473a', '#7a2438', '#3c1638'),
    rafter: lit('#ff9a6a', '#c4493a', '#5a1f44'),
    gold: lit('#ffe9a8', '#f2b24a', '#9a5b3c'),
  };
  const drawings: Drawing[] = [
    path(
      poly([
        [x - 78 * s, y],
        [x + 78 * s, y],
        [x + 72 * s, y - 12 * s],
        [x - 72 * s, y - 12 * s],
      ]),
      lit('#f3d3c4', '#a592b4', '#4c4a83'),
    ),
    rect(x - 72 * s, y - 13 * s, 144 * s, 1.6 * s, '#ffe9d2'),
    path(
      poly([
        [x - 20 * s, y + 2],
        [x + 20 * s, y + 2],
        [x + 16 * s, y - 12 * s],
        [x - 16 * s, y - 12 * s],
      ]),
      lit('#ffe3d0', '#c6aec4', '#6c649a'),
    ),
    line([2, 5, 8].map((k) => d`M${x - 19 * s} ${y - k * s}h${38 * s}`).join(''), '#7e6fa0', 0.8),
  ];
  let floor = y - 12 * s;
  STOREYS.forEach(({ eaves, wall, height }, i) => {
    const above = STOREYS[i + 1];
    const storey: Storey = {
      x,
      y: floor,
      s,
      eaves: eaves * s,
      wall: wall * s,
      height: height * s,
      neck: above ? (above.wall + 8) * s : 5 * s,
      rise: (above ? 25 : 34) * s,
      balcony: i > 0,
    };
    drawings.push(walls(storey, tones), roof(storey, tones));
    floor = floor - storey.height + s - storey.rise + (above ? 1 : 0);
  });
  drawings.push(finial(x, floor, s, tones.gold));
  return drawings;
}

function walls({ x, y, s, wall, height, balcony }: Storey, tones: Tones): Drawing {
  const top = y - height;
  const bay = (2 * wall) / 3;
  let [posts, panes, bars, brackets] = ['', '', '', ''];
  for (let i = 0; i <= 3; i++) {
    posts += d`M${x - wall + i * bay - 2.2 * s} ${top}h${4.4 * s}V${y}h${-4.4 * s}Z`;
  }
  posts += d`M${x - wall} ${top + height * 0.32}h${2 * wall}v${2.6 * s}h${-2 * wall}Z`;
  posts += d`M${x - wall} ${y - 4 * s}h${2 * wall}v${3 * s}h${-2 * wall}Z`;
  for (const i of [0, 2]) {
    const [px, pw] = [x - wall + i * bay + bay * 0.22, bay * 0.56];
    const [py, ph] = [top + height * 0.45, height * 0.36];
    panes += d`M${px} ${py}h${pw}v${ph}h${-pw}Z`;
    for (let j = 1; j < 5; j++) bars += d`M${px + (pw * j) / 5} ${py}v${ph}`;
  }
  for (let i = 0; i < 7; i++) {
    brackets += d`M${x - wall + (2 * wall * i) / 6 - 6 * s} ${top + 1}h${12 * s}l${-3 * s} ${5 * s}h${-6 * s}Z`;
  }
  return [
    rect(x - wall, top, 2 * wall, height, tones.plaster),
    path(panes, vertical(['#ffd98a', '#ff9a4d'])),
    line(bars, '#5f8a5e', 1.3 * s),
    path(posts, tones.red),
    rect(x - bay / 2 + 3 * s, top + height * 0.42, bay - 6 * s, height * 0.58 - 4 * s, tones.door),
    line(d`M${x} ${top + height * 0.42}V${y - 4 * s}`, '#5a183a'),
    // The eaves' shadow on the wall shows how far the roof projects.
    rect(
      x - wall,
      top,
      2 * wall,
      height * 0.4,
      vertical([
        [0, '#3a1540', 0.75],
        [1, '#3a1540', 0],
      ]),
    ),
    balcony && railing(x, y, s, wall, tones.red),
    path(brackets, tones.under),
    path(brackets, tones.gold, { opacity: 0.28 }),
  ];
}

function railing(x: number, floor: number, s: number, wall: number, red: Definition): Drawing {
  const [reach, y, h] = [wall + 9 * s, floor - s, 9 * s];
  let posts = '';
  for (let i = 0; i <= 10; i++) posts += d`M${x - reach + (2 * reach * i) / 10} ${y}v${-h}`;
  return [
    line(posts, red, 1.5 * s),
    line(
      d`M${x - reach - 4 * s} ${y - h}h${2 * reach + 8 * s}M${x - reach} ${y - h * 0.5}h${2 * reach}M${x - reach} ${y}h${2 * reach}`,
      red,
      1.8 * s,
    ),
    line(d`M${x - reach - 4 * s} ${y - h - 0.6}h${reach}`, '#ffc9a0', 0.9 * s),
  ];
}

function roof({ x, y, s, eaves, wall, height, neck, rise }: Storey, tones: Tones): Drawing {
  const edge = y - height + s;
  const [up, ridge] = [9 * s, edge - rise];
  const sweep =
    d`Q${x + eaves * 0.72} ${edge + 2.5 * s} ${x} ${edge + 2.5 * s}` +
    d`Q${x - eaves * 0.72} ${edge + 2.5 * s} ${x - eaves} ${edge - up}`;
  const slope = (side: -1 | 1) =>
    d`M${x + side * eaves} ${edge - up}Q${x + side * eaves * 0.62} ${edge - rise * 0.36} ${x + side * neck} ${ridge}`;
  const sag = (u: number): Point => [x + eaves * u, edge + 2.2 * s - (up + 2 * s) * Math.abs(u) ** 3.2];
  let [rafters, rows, bells] = ['', '', ''];
  for (let i = -13; i <= 13; i++) {
    const [ex, ey] = sag(i / 13.6);
    rafters += d`M${ex} ${ey}L${x + (wall * i * 1.02) / 13.6} ${edge + 6.5 * s}`;
  }
  for (let i = -12; i <= 12; i++) {
    const u = i / 12.6;
    const [ex, ey] = sag(u);
    rows += d`M${ex} ${ey}Q${x + eaves * u * 0.74} ${edge - rise * 0.34} ${x + neck * u} ${ridge}`;
  }
  for (const side of [-1, 1]) {
    bells += d`M${x + side * (eaves - 1.5 * s)} ${edge - up + 1}v${4 * s}l${-2 * s} ${5 * s}h${4 * s}l${-2 * s} ${-5 * s}Z`;
  }
  return [
    path(
      d`M${x + eaves} ${edge - up}${sweep}L${x - wall * 1.02} ${edge + 7 * s}H${x + wall * 1.02}Z`,
      tones.under,
    ),
    line(rafters, tones.rafter, 1.1 * s, { opacity: 0.9 }),
    path(
      d`M${x + eaves} ${edge - up}${sweep}Q${x - eaves * 0.62} ${edge - rise * 0.36} ${x - neck} ${ridge}` +
        d`H${x + neck}Q${x + eaves * 0.62} ${edge - rise * 0.36} ${x + eaves} ${edge - up}Z`,
      tones.tile,
    ),
    line(rows, '#0f1e4a', 0.9 * s, { opacity: 0.38 }),
    line(d`M${x + eaves} ${edge - up}${sweep}`, tones.gold, 2.2 * s),
    line(slope(-1), '#ffe0c0', 1.7 * s),
    line(slope(1), '#1c2f66', 2.4 * s),
    path(bells, tones.gold),
  ];
}

/** The spire of nine rings. */
function finial(x: number, y: number, s: number, gold: Definition): Drawing {
  return [
    rect(x - 6 * s, y - 5 * s, 12 * s, 6 * s, gold),
    path(d`M${x - 6 * s} ${y - 5 * s}a${6 * s} ${6 * s} 0 0 1 ${12 * s} 0Z`, gold),
    rect(x - s, y - 84 * s, 2 * s, 76 * s, gold),
    Array.from({ length: 9 }, (_, i) =>
      ellipse(x, y - (18 + i * 5) * s, (7.4 - i * 0.38) * s, 1.5 * s, gold),
    ),
    path(
      d`M${x} ${y - 63 * s}c${7 * s} ${-3 * s} ${5 * s} ${-9 * s} 0 ${-14 * s}c${-5 * s} ${5 * s} ${-7 * s} ${11 * s} 0 ${14 * s}Z`,
      gold,
    ),
    circle(x, y - 80 * s, 2.4 * s, '#ffe9a8'),
    circle(x, y - 85 * s, 1.8 * s, '#ffe9a8'),
  ];
}
