import { lerp, profile, steps, type Point, d } from '../drawing/numbers';
import { band, poly } from '../drawing/outline';
import { horizontal } from '../drawing/paint';
import { line, path, rect, type Drawing } from '../drawing/svg';

/** Half the tower's width at a height, in metres: the legs' outer and inner edges. */
const OUTER: readonly Point[] = [
  [0, 62.5],
  [20, 51.5],
  [40, 42],
  [57, 35.5],
  [80, 27],
  [100, 21.8],
  [115, 18.8],
  [140, 14.2],
  [170, 10.8],
  [200, 8.4],
  [240, 6.3],
  [276, 4.9],
];
const INNER: readonly Point[] = [
  [0, 37.5],
  [20, 31],
  [40, 24.5],
  [57, 19.5],
  [80, 14],
  [100, 10],
  [115, 8],
  [140, 5],
  [170, 2.2],
  [192, 0],
  [276, 0],
];
const outer = (h: number) => profile(OUTER, h);
const inner = (h: number) => profile(INNER, h);

type Edge = (height: number) => number;

const SIDES = [-1, 1] as const;

/** The Eiffel Tower with its foot at x, y, lit from the left by the evening sun; `scale` is units per metre. */
export function eiffelTower(x: number, y: number, scale: number): Drawing {
  const s = scale;
  const at = (aside: number, h: number): Point => [x + aside * s, y - h * s];
  const iron = horizontal(
    [
      [0, '#ffd27a'],
      [0.3, '#f49a3e'],
      [0.62, '#c8642f'],
      [1, '#6e3550'],
    ],
    x - 40 * s,
    x + 46 * s,
  );
  const far = horizontal(['#8c4636', '#4a2b52'], x - 40 * s, x + 40 * s);
  const lattice = horizontal(
    [
      [0, '#fff0c0'],
      [0.45, '#ffc561'],
      [1, '#d98347'],
    ],
    x - 46 * s,
    x + 46 * s,
  );

  const face = (heights: readonly number[], one: Edge, other: Edge, fill = iron, opacity = 1) =>
    path(
      band(
        heights.map((h) => at(one(h), h)),
        heights.map((h) => at(other(h), h)),
      ),
      fill,
      opacity < 1 ? { opacity } : {},
    );
  const legs = (from: number, to: number) =>
    SIDES.map((side) =>
      face(
        steps(from, to, 10),
        (h) => side * outer(h),
        (h) => side * inner(h),
      ),
    );

  let [voids, crosses, belts] = ['', '', ''];
  const panel = (a: number, b: number, out: Edge, inn: Edge, side: number) => {
    const q = (aside: number, h: number) => {
      const [px, py] = at(side * aside, h);
      return d`${px} ${py}`;
    };
    const [oa, ob, ia, ib] = [out(a), out(b), inn(a), inn(b)];
    const [mo, mi, m, t, e] = [(oa + ob) / 2, (ia + ib) / 2, (a + b) / 2, b - a, 0.17];
    voids +=
      `M${q(lerp(oa, ia, e * 1.6), a + t * 0.1)}L${q(lerp(oa, ia, 1 - e * 1.6), a + t * 0.1)}L${q((mo + mi) / 2, m - t * 0.1)}Z` +
      `M${q(lerp(ob, ib, e * 1.6), b - t * 0.1)}L${q(lerp(ob, ib, 1 - e * 1.6), b - t * 0.1)}L${q((mo + mi) / 2, m + t * 0.1)}Z` +
      `M${q(lerp(mo, mi, e), m - t * 0.28)}L${q(lerp(mo, mi, e), m + t * 0.28)}L${q(lerp(mo, mi, 0.42), m)}Z` +
      `M${q(lerp(mo, mi, 1 - e), m - t * 0.28)}L${q(lerp(mo, mi, 1 - e), m + t * 0.28)}L${q(lerp(mo, mi, 0.58), m)}Z`;
    crosses += `M${q(oa, a)}L${q(ib, b)}M${q(ia, a)}L${q(ob, b)}`;
    belts += `M${q(ob, b)}L${q(ib, b)}`;
  };
  const panels = (heights: readonly number[], out: Edge, inn: Edge, sides: readonly number[]) => {
    heights.slice(1).forEach((b, i) => {
      for (const side of sides) panel(heights[i] ?? b, b, out, inn, side);
    });
  };
  for (const heights of [steps(6, 55, 4, 1.12), steps(64, 113, 5, 1.1), steps(121, 186, 7, 1.1)]) {
    panels(heights, outer, inner, SIDES);
  }
  panels(steps(190, 274, 11, 1.15), outer, (h) => -outer(h), [1]);

  const edges = SIDES.flatMap((side) =>
    [
      [outer, 4, 57],
      [outer, 57, 115],
      [outer, 115, 276],
      [inner, 4, 57],
      [inner, 57, 115],
      [inner, 115, 190],
    ].map(([edge, from, to]) =>
      poly(
        steps(from as number, to as number, 8).map((h) => at(side * (edge as Edge)(h), h)),
        false,
      ),
    ),
  ).join('');

  return [
    SIDES.map((side) =>
      face(
        [1, 20, 40, 57, 80, 115],
        (h) => side * (inner(h) + 1),
        (h) => side * Math.max(0, inner(h) - (h < 57 ? 7 : 4)),
        far,
        0.85,
      ),
    ),
    legs(4, 57),
    legs(57, 115),
    legs(115, 200),
    face(
      steps(190, 276, 8),
      (h) => -outer(h),
      (h) => outer(h),
    ),
    path(voids, '#5a2c3c', { opacity: 0.72 }),
    line(crosses, lattice, 0.62 * s),
    line(belts, lattice, 0.8 * s),
    line(edges, lattice, 1.15 * s, { join: 'round' }),
    line(
      poly(
        steps(4, 276, 30).map((h) => at(-outer(h) - 0.3, h)),
        false,
      ),
      '#fff3cf',
      s,
      { opacity: 0.9 },
    ),
    line(
      poly(
        steps(4, 57, 8).map((h) => at(inner(h) + 0.4, h)),
        false,
      ),
      '#ffe2a0',
      0.8 * s,
      { opacity: 0.7 },
    ),
    greatArch(at, s, iron),
    platform(at, s, iron, { height: 57, half: 38.5, thickness: 6.5, bays: 26, taper: 3.2 }),
    platform(at, s, iron, { height: 115, half: 21.6, thickness: 5.2, bays: 15, taper: 2.6 }),
    SIDES.map((side) =>
      path(
        poly([at(side * 66, -1), at(side * 34, -1), at(side * 35.5, 6), at(side * 62, 7)]),
        horizontal(['#e8b48a', '#5e3f63'], x - 60 * s, x + 60 * s),
      ),
    ),
    summit(at, s, iron),
  ];
}

type At = (aside: number, h: number) => Point;
type Iron = ReturnType<typeof horizontal>;

function greatArch(at: At, s: number, iron: Iron): Drawing {
  const arc = (rx: number, ry: number) =>
    steps(0, 180, 30).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return at(rx * Math.cos(angle), 12 + ry * Math.sin(angle));
    });
  const [above, below] = [arc(37.5, 40), arc(33, 36)];
  return [
    path(band(above, below), iron),
    line(above.map((p, i) => poly([p, below[i] ?? p], false)).join(''), '#7a3b34', 0.5 * s, { opacity: 0.8 }),
    line(poly(above, false), '#ffe2a0', 0.7 * s),
    line(poly(below, false), '#ffd27a', 0.9 * s),
  ];
}

interface Platform {
  readonly height: number;
  readonly half: number;
  readonly thickness: number;
  readonly bays: number;
  readonly taper: number;
}

function platform(
  at: At,
  s: number,
  iron: Iron,
  { height, half, thickness, bays, taper }: Platform,
): Drawing {
  const [x, y] = at(-half, height + thickness);
  const [w, t] = [half * 2 * s, thickness * s];
  const bay = w / bays;
  const arches = Array.from({ length: bays }, (_, i) => {
    const left = x + i * bay + bay * 0.2;
    return d`M${left} ${y + t - 0.8 * s}v${-t * 0.35}a${bay * 0.3} ${bay * 0.3} 0 0 1 ${bay * 0.6} 0v${t * 0.35}Z`;
  }).join('');
  return [
    path(
      poly([
        at(1.5 - half, height - taper),
        at(half - 1.5, height - taper),
        at(half, height),
        at(-half, height),
      ]),
      iron,
    ),
    rect(x, y, w, t, iron),
    rect(x, y, w, 0.9 * s, '#fff0c0'),
    rect(x - s, y + t - 0.5 * s, w + 2 * s, 1.1 * s, '#ffe2a0'),
    path(arches, '#6b2e38', { opacity: 0.85 }),
  ];
}

function summit(at: At, s: number, iron: Iron): Drawing {
  const slab = (half: number, top: number, thickness: number, fill: Iron | string) => {
    const [x, y] = at(-half, top);
    return rect(x, y, half * 2 * s, thickness * s, fill);
  };
  const [cx, cy] = at(-4, 289);
  return [
    path(poly([at(-4.9, 272), at(-7.6, 277), at(-7.6, 281), at(7.6, 281), at(7.6, 277), at(4.9, 272)]), iron),
    slab(8.2, 281.5, 1, '#fff0c0'),
    slab(5, 288, 6.6, iron),
    slab(4.2, 286.6, 2.6, '#fff6d8'),
    slab(6, 289, 1, '#ffe2a0'),
    path(d`M${cx} ${cy}q0 ${-7 * s} ${4 * s} ${-8 * s}q${4 * s} ${s} ${4 * s} ${8 * s}Z`, iron),
    slab(1.3, 304, 8, '#f6a24a'),
    slab(0.6, 330, 27, '#ffc97a'),
  ];
}

/** Random points on its legs, for the lamps that sparkle every evening. */
export function eiffelLamps(x: number, y: number, scale: number, next: () => number, count: number): Point[] {
  return Array.from({ length: count }, (): Point => {
    const h = 8 + next() ** 1.3 * 262;
    const side = next() < 0.5 ? -1 : 1;
    return [x + side * lerp(inner(h), outer(h), next()) * scale, y - h * scale];
  });
}
