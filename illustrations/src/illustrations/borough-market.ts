import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, lerp, steps, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, radial, vertical } from '../drawing/paint';
import { person } from '../motifs/person';
import type { Illustration } from '../drawing/Illustration';
import {
  at,
  circle,
  clip,
  ellipse,
  group,
  line,
  path,
  rect,
  stamp,
  symbol,
  type Definition,
  type Drawing,
} from '../drawing/svg';

// The hall is seen along its axis: every portal is the first one, scaled down around this point.
const AWAY: Point = [400, 404];
const SPRING = 250;
const SPAN = 292;
const RISE = 196;
const COUNTER = 500;

const IRON = horizontal(['#5fb08a', '#2f8468', '#14584e'], 80, 720);

function project([x, y]: Point, scale: number): Point {
  return [lerp(AWAY[0], x, scale), lerp(AWAY[1], y, scale)];
}

/** The arch's curve at a depth; `inset` goes towards its middle. */
function curve(scale: number, inset = 0): Point[] {
  return steps(Math.PI, 0, 24).map((angle) =>
    project([400 + Math.cos(angle) * (SPAN - inset), SPRING - Math.sin(angle) * (RISE - inset)], scale),
  );
}

/** An iron portal: two columns, the arch, a fan of bars between its two rings. */
function portal(scale: number): Drawing {
  const [outer, inner] = [curve(scale), curve(scale, 54)];
  const bars = inner.map((spot, i) => poly([spot, outer[i] ?? spot], false)).filter((_, i) => i % 2 === 0);
  const columns = [400 - SPAN + 10, 400 + SPAN - 10].map((x) => {
    const foot = lerp(AWAY[1], 640, scale);
    const [left, top] = project([x - 15, SPRING - 20], scale);
    const w = 30 * scale;
    return [
      path(d`M${left} ${foot}V${top}h${w}V${foot}Z`, IRON),
      path(
        d`M${left - w * 0.4} ${top + w}l${w * 0.3} ${w * 0.9}h${w * 1.2}l${w * 0.3} ${-w * 0.9}Z`,
        '#e9d79c',
      ),
      line(d`M${left + w * 0.25} ${foot}V${top}`, '#bfe8c4', 3 * scale),
    ];
  });
  return [
    line(bars.join(''), IRON, 7 * scale),
    line(poly(inner, false), IRON, 12 * scale),
    line(poly(outer, false), IRON, 22 * scale),
    line(poly(curve(scale, -6), false), '#c4ecc8', 4 * scale, { opacity: 0.9 }),
    columns,
  ];
}

const DEPTHS = [0.36, 0.56, 1] as const;

/** The next bay of the arcade on either side, darker than the hall. */
function sideBay(side: -1 | 1): Drawing {
  const spandrel = 400 + side * (SPAN - 10);
  return [
    group(
      [
        path(`${poly(curve(1), false)}V640H108Z`, vertical(['#125650', '#3f8a70', '#a8bc84'], 60, 520)),
        portal(1),
      ],
      { transform: at(side * 2 * (SPAN - 10), 0) },
    ),
    circle(spandrel, 102, 27, 'none', { stroke: '#2f8468', strokeWidth: 8 }),
    circle(spandrel, 102, 9, '#2f8468'),
  ];
}

/** The glazed vault between the portals, and daylight at its end. */
function hall(): Drawing {
  const near = curve(1);
  const far = curve(DEPTHS[0]);
  const inside = clip(`${poly(near, false)}L692 640H108Z`);
  const ribs = near.filter((_, i) => i % 3 === 0).map((spot, i) => poly([spot, far[i * 3] ?? spot], false));
  const end = `${poly(far, false)}L${project([692, 640], DEPTHS[0]).join(' ')}L${project([108, 640], DEPTHS[0]).join(' ')}Z`;
  return [
    group(
      [
        rect(80, 30, 640, 600, vertical(['#0e4a4a', '#3f8f78', '#bcd49a', '#f4e2a4'], 50, 420)),
        line(ribs.join(''), '#1c6a5c', 6, { opacity: 0.7 }),
        path(end, vertical(['#ffd98a', '#fff0bc'], 300, 470)),
        // The Shard at the end of the street.
        path('M391 480L399 326L401 334L403 322L412 480Z', '#c9a878'),
        glow({ x: AWAY[0], y: AWAY[1] - 20, radius: 330, color: '#fff0b4', strength: 0.75 }),
      ],
      { clip: inside },
    ),
  ];
}

function lamp(x: number, y: number, scale: number): Drawing {
  return group(
    [
      glow({ x: 0, y: 0, radius: 90, color: '#ffeeb0', strength: 0.8 }),
      line('M0-20V-110', '#14584e', 4),
      path('M-26-8Q-24-26 0-28Q24-26 26-8Z', horizontal(['#4aa07e', '#0f4a46'])),
      path('M-20-8H20Q18 18 0 20Q-18 18-20-8Z', vertical(['#fffbe0', '#ffd97a'])),
    ],
    { transform: at(x, y, { scale }) },
  );
}

function ball(light: string, body: string, shade: string): Definition {
  return symbol(
    circle(0, 0, 15, radial([light, body, shade], { cx: 0.42, cy: 0.4, r: 0.62, fx: 0.32, fy: 0.28 })),
  );
}

const LEMON = ball('#fff6b0', '#ffd23d', '#c98a1c');
const TOMATO = ball('#ff9a8a', '#e0364a', '#8a1440');
const APPLE = ball('#e4f6a0', '#8fc24a', '#3a7a3c');

/** A tilted crate with a heap of fruit. */
function crate(x: number, of: Definition): Drawing {
  const rows = [4, 5, 4].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      stamp(of, at(x + (i - (count - 1) / 2) * 24, COUNTER - 46 + row * 17)),
    ),
  );
  return [
    path(d`M${x - 66} ${COUNTER + 4}l8-40h116l8 40Z`, '#7a4a30'),
    rows,
    path(
      d`M${x - 68} ${COUNTER - 12}h136l-4 26h-128Z`,
      horizontal(['#e8b478', '#b87a48', '#7a4a3a'], x - 68, x + 68),
    ),
    line(d`M${x - 68} ${COUNTER - 12}h136`, '#ffe2b0', 3),
  ];
}

/** Loaves in a basket, two long ones standing. */
function bread(x: number): Drawing {
  const crust = vertical(['#ffe2a0', '#e0a050', '#94582c']);
  const loaf = (dx: number, dy: number, turn: number): Drawing =>
    group(
      [
        ellipse(0, 0, 37, 19, crust),
        line('M-16-9l10 16M0-11l10 17M15-9l8 12', '#fff0c8', 4, { cap: 'round' }),
      ],
      {
        transform: at(x + dx, COUNTER + dy, { rotate: turn }),
      },
    );
  return [
    [-44, -22].map((dx, i) =>
      rect(x + dx, COUNTER - 142 + i * 14, 20, 130, crust, {
        radius: 10,
        transform: d`rotate(${-6 + i * 10} ${x + dx} ${COUNTER})`,
      }),
    ),
    loaf(34, -56, -14),
    loaf(-10, -32, 8),
    loaf(40, -26, -6),
    path(
      d`M${x - 76} ${COUNTER - 18}h156l-14 32h-128Z`,
      horizontal(['#e0a864', '#9a6038', '#6a3c34'], x - 76, x + 80),
    ),
    line(d`M${x - 76} ${COUNTER - 18}h156`, '#ffe2b0', 4),
  ];
}

function stall(): Drawing {
  const stripes = Array.from({ length: 14 }, (_, i) => d`M${-140 + i * 80} ${COUNTER + 12}h40v100h-40Z`);
  return [
    crate(166, LEMON),
    crate(302, TOMATO),
    crate(438, APPLE),
    bread(596),
    rect(-140, COUNTER + 12, 1080, 90, vertical(['#fff6dc', '#e0cfa8'])),
    path(stripes.join(''), vertical(['#3f9a74', '#1c6a58'])),
    rect(-140, COUNTER + 8, 1080, 12, '#e9c88a'),
    line(d`M-140 ${COUNTER + 8}H940`, '#fff8dc', 4),
  ];
}

export const boroughMarket: Illustration = {
  name: 'borough-market',
  title: 'Under the green arches of Borough Market',
  hour: 'early evening',
  hue: '#3f9a78',
  draw: () => [
    rect(-140, 0, 1080, 600, vertical(['#0c4048', '#175a56', '#1f6a5e'])),
    sideBay(-1),
    sideBay(1),
    hall(),
    portal(DEPTHS[0]),
    portal(DEPTHS[1]),
    lamp(318, 318, 0.5),
    lamp(482, 318, 0.5),
    portal(DEPTHS[2]),
    lamp(216, 222, 1),
    lamp(584, 222, 1),
    person({
      x: 372,
      y: 560,
      height: 200,
      view: 'front',
      skin: '#d99a78',
      hair: '#4a2a30',
      top: '#5a86b8',
      bottom: '#1c4a58',
      cool: '#0f4a50',
    }),
    stall(),
    kite({
      x: 404,
      y: 168,
      size: 1.35,
      lean: -28,
      light: 'golden',
      tail: { toward: 60, length: 92, bows: 3, swing: 11 },
    }),
  ],
};
