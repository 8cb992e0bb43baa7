import { cloud } from '../motifs/cloud';
import { mix } from '../drawing/color';
import { BOTTOM, LEFT, RIGHT } from '../drawing/frame';
import { glow } from '../motifs/glow';
import { kite } from '../motifs/kite';
import { d, type Point } from '../drawing/numbers';
import { poly } from '../drawing/outline';
import { horizontal, radial, vertical, type Stops } from '../drawing/paint';
import { rim } from '../motifs/rim';
import type { Illustration } from '../drawing/Illustration';
import { sky } from '../motifs/sky';
import { at, blur, circle, ellipse, group, line, path, rect, type Drawing } from '../drawing/svg';
import { treeline } from '../motifs/treeline';

const HORIZON = 338;
const GLASS_TOP = 34;
const GLASS_FOOT = 498;
const NOSE: Point = [400, 262];

const ORANGE = '#ff7a4d';
const SUNSHINE = '#fffbea';

function outside(): Drawing {
  return [
    sky(
      [
        [0, '#1f86e4'],
        [0.3, '#46a6f2'],
        [0.6, '#86cbf8'],
        [0.85, '#c9ebf9'],
        [1, '#fff6d6'],
      ],
      HORIZON,
    ),
    glow({ x: 40, y: 20, radius: 420, color: '#ffffff', strength: 0.55 }),
    cloud({ seed: 4, x: 700, y: 168, width: 230, height: 74, lit: '#ffffff', shade: '#b9dcf6' }),
    cloud({
      seed: 9,
      x: 480,
      y: 118,
      width: 150,
      height: 44,
      lit: '#ffffff',
      shade: '#bfe0f8',
      opacity: 0.9,
    }),
    cloud({ seed: 15, x: 40, y: 236, width: 250, height: 70, lit: '#ffffff', shade: '#bfe0f8' }),
    cloud({
      seed: 22,
      x: 270,
      y: 286,
      width: 190,
      height: 42,
      lit: '#ffffff',
      shade: '#cfe9f8',
      opacity: 0.85,
    }),
    treeline({
      seed: 5,
      y: 323,
      amplitude: 10,
      crown: 22,
      fill: vertical(['#6fb8c0', '#a9d8c4'], 308, 340),
      bottom: HORIZON + 2,
    }),
    controlTower(92),
    rect(LEFT, HORIZON, RIGHT - LEFT, 170, vertical(['#cfe8d0', '#e4ecd0', '#ffe9b4'])),
    rect(LEFT, HORIZON + 12, RIGHT - LEFT, 150, vertical(['#dbe6ec', '#f0ead2', '#ffe3a0'])),
    line(d`M${LEFT} ${HORIZON + 12}H${RIGHT}`, '#fff8e0', 2, { opacity: 0.8 }),
    // The line that leads aircraft to their stand.
    path('M396 420H404L414 510H386Z', '#ffb400'),
    line(d`M${LEFT} 474L300 474M500 474H${RIGHT}`, '#ffffff', 3, { opacity: 0.55 }),
  ];
}

function controlTower(x: number): Drawing {
  return [
    path(d`M${x - 7} 340L${x - 5} 262H${x + 5}L${x + 7} 340Z`, horizontal(['#fff3cf', '#8fb8dc'])),
    path(d`M${x - 17} 246H${x + 17}L${x + 12} 264H${x - 12}Z`, horizontal(['#ffe9b0', '#6d9fd0'])),
    path(d`M${x - 19} 232H${x + 19}L${x + 16} 247H${x - 16}Z`, '#2f6fb8'),
    rect(x - 20, 228, 40, 5, '#fff6dc'),
    line(d`M${x} 228v-18`, '#6d9fd0', 1.6),
    rect(x - 60, 318, 54, 22, vertical(['#f8e8c4', '#b4cfe4'])),
  ];
}

const BODY: Stops = [
  [0, '#ffffff'],
  [0.4, '#eef4ff'],
  [0.68, '#b4c8ee'],
  [1, '#6f8fd0'],
];

/** The wing on the viewer's left with its engine and winglet; the other one is its mirror image. */
function wing(): Drawing {
  return [
    path('M326 292L-72 236L-76 243L326 326Z', vertical(['#f6f9ff', '#b9cbee', '#6f8fcc'], 236, 326)),
    path('M326 306L-76 241L-76 243L326 326Z', '#5474b8', { opacity: 0.55 }),
    rim('M326 292L-72 236', 2, '#ffffff'),
    path(
      'M-72 237L-94 170Q-97 164-104 164L-108 166L-86 239L-76 243Z',
      vertical(['#ffb27a', ORANGE, '#c9412a']),
    ),
    // Main gear, further back than the nose's.
    rect(325, 330, 8, 82, vertical(['#8fa6da', '#c9d6ee'])),
    rect(310, 394, 15, 36, horizontal(['#4a4a7c', '#23234f']), { radius: 6 }),
    rect(332, 394, 15, 36, horizontal(['#4a4a7c', '#23234f']), { radius: 6 }),
    path('M176 284H196L200 300H172Z', vertical(['#b9cbee', '#7f9ad6'])),
    engine(186, 338, 47),
  ];
}

function engine(x: number, y: number, r: number): Drawing {
  const blades = Array.from({ length: 14 }, (_, i) => {
    const angle = (i * Math.PI * 2) / 14;
    const bent = angle + 0.34;
    const reach = r * 0.74;
    return d`M${x + Math.cos(angle) * r * 0.2} ${y + Math.sin(angle) * r * 0.2}L${x + Math.cos(bent) * reach} ${y + Math.sin(bent) * reach}`;
  }).join('');
  return [
    circle(x, y, r, vertical(['#ffffff', '#e4ecfb', '#7f9ad6'])),
    circle(x, y, r * 0.9, vertical(['#ffc08a', ORANGE, '#c9412a'])),
    circle(x, y, r * 0.78, vertical(['#14245c', '#2c4a94'])),
    line(blades, '#6f92d8', 2.6, { opacity: 0.75 }),
    circle(x, y, r * 0.22, radial(['#ffffff', '#9db4e4', '#4a68b0'], { fx: 0.35, fy: 0.3 })),
    line(d`M${x - 4} ${y + 3}q-1 -7 5 -6t3 6`, '#2c4a94', 1.8, { cap: 'round' }),
    rim(d`M${x - r + 1} ${y}A${r - 1} ${r - 1} 0 0 1 ${x} ${y - r + 1}`, 2.2, '#ffffff'),
  ];
}

/** The aircraft from the front, with its nose at the window; at its nose 40 units are a metre. */
function aircraft(): Drawing {
  const [x, y] = NOSE;
  return [
    ellipse(x, 436, 330, 15, '#7a6a6e', { opacity: 0.34, filter: blur(5) }),
    path(
      'M394 190L404 62Q405 54 411 54H425Q432 54 431 62L420 190Z',
      horizontal(['#ffc08a', ORANGE, '#d2472c']),
    ),
    path('M417 76l8 12-7 26-9-22Z', '#fff1da', { opacity: 0.95 }),
    rim('M394 186L404 62Q405 55 411 55', 2.2, '#fff0cf'),
    path('M330 214L214 190L214 195L330 228Z', vertical(['#f0f5ff', '#8fa6da'])),
    path('M470 214L586 190L586 195L470 228Z', vertical(['#dfe8fb', '#7f9ad6'])),
    wing(),
    group(wing(), { transform: at(800, 0, { scaleX: -1, scaleY: 1 }) }),
    // Nose gear.
    rect(396, 350, 9, 72, horizontal(['#dbe5f8', '#7f97ce'])),
    path('M386 352H416L410 372H392Z', '#4a68b0'),
    rect(380, 404, 14, 36, horizontal(['#4a4a7c', '#23234f']), { radius: 6 }),
    rect(407, 404, 14, 36, horizontal(['#4a4a7c', '#23234f']), { radius: 6 }),
    ellipse(x, y, 92, 96, vertical(BODY)),
    path(
      'M309 276C316 326 354 358 400 358S484 326 491 276C468 318 436 330 400 330S332 318 309 276Z',
      vertical(['#ff9a66', ORANGE, '#cf4a2c']),
    ),
    path('M309 272C330 316 364 327 400 327S470 316 491 272', 'none', { stroke: '#ffd9a0', strokeWidth: 3 }),
    ellipse(
      x,
      y,
      92,
      96,
      horizontal([
        [0, '#fff6cf', 0.6],
        [0.16, '#ffffff', 0],
        [0.7, '#3a5ab0', 0],
        [1, '#2a4a9a', 0.4],
      ]),
    ),
    ellipse(
      x,
      292,
      40,
      38,
      radial(
        [
          [0, '#ffffff', 0.95],
          [0.7, '#eef4ff', 0.4],
          [1, '#9db4e0', 0.3],
        ],
        { fx: 0.4, fy: 0.3 },
      ),
    ),
    cockpit(),
    rim('M310 244C316 204 352 168 400 167C416 167 430 170 442 176', 2.4, '#ffffff'),
  ];
}

function cockpit(): Drawing {
  const glass = vertical(['#0c2a66', '#1f5aa8', '#5aa6e6'], 212, 252);
  const right = 'M403 212C418 212 430 213 440 216L449 243L403 248Z';
  const far = 'M446 218C456 222 464 228 470 236L474 252L455 244Z';
  const mirrored = { transform: at(800, 0, { scaleX: -1, scaleY: 1 }) };
  return [
    path(right, glass),
    path(far, glass),
    path(right, glass, mirrored),
    path(far, glass, mirrored),
    path('M372 213L388 212L376 247L358 245Z', '#ffffff', { opacity: 0.35 }),
    path('M424 213L432 214L424 246L412 247Z', '#ffffff', { opacity: 0.22 }),
    line('M344 204C380 198 420 198 456 204', '#9db4e0', 1.4, { opacity: 0.7 }),
  ];
}

/** The bridge to the front door; it comes nearer and larger from the nose to the right. */
function jetBridge(): Drawing {
  const panes: Drawing[] = [560, 634, 712, 796, 884].map((x, i) => {
    const w = 48 + i * 5;
    const top = 246 - (x - 520) * 0.1;
    return path(
      d`M${x} ${top}L${x + w} ${top - w * 0.1}V${286 + i * 0.6}L${x} 286Z`,
      vertical(['#3f8fd8', '#8fd0f4']),
    );
  });
  return [
    path('M700 322H730L738 462H692Z', horizontal(['#f6dca0', '#a9b4cc', '#6f86b4'])),
    rect(676, 456, 78, 12, '#5a6a9c', { radius: 5 }),
    circle(690, 468, 11, '#2a2a5c'),
    circle(740, 468, 11, '#2a2a5c'),
    path('M516 216L940 152V326H516Z', vertical(['#fffdf4', '#eef3fb', '#b4cbea'], 160, 326)),
    path('M516 216L940 152V170L516 228Z', vertical(['#fff3c4', '#ffd768'])),
    panes,
    path('M516 300H940V326H516Z', vertical(['#ffcf4d', '#f2a92c'])),
    rim('M516 216L940 152', 2, '#ffffff'),
    // The hood that closes against the door.
    path('M484 208Q504 200 526 210V330Q504 336 484 328Z', horizontal(['#5a86c0', '#2f5a9c', '#1f437c'])),
    line('M491 207V329M500 205V331M509 205V332M518 207V331', '#8fb4e4', 1.6, { opacity: 0.6 }),
    line('M485 208V327', '#cfe4fb', 2),
  ];
}

/** A marshaller with two paddles, and cones, which show how large the aircraft is. */
function apron(): Drawing {
  const cone = (x: number, y: number): Drawing => [
    path(d`M${x - 6} ${y}L${x - 1.5} ${y - 16}h3L${x + 6} ${y}Z`, '#ffb02e'),
    path(d`M${x - 4.2} ${y - 5}l1.200 -4h6l1.200 4Z`, '#ffffff'),
    rect(x - 8, y - 1, 16, 3, '#d98a1e', { radius: 1 }),
  ];
  return [cone(60, 440), cone(102, 440), cone(586, 448), cone(628, 448)];
}

const FRAME = horizontal(['#fff8e0', '#ffe08a', '#f2b53a']);

/** The glazing, with few slender posts, so that it looks like one window. */
function glazing(): Drawing {
  const post = (x: number): Drawing => [
    rect(x - 7, 0, 14, GLASS_FOOT + 6, FRAME),
    line(d`M${x - 6} ${GLASS_TOP}V${GLASS_FOOT}`, '#fffdf2', 1.8),
  ];
  return [
    path(d`M150 ${GLASS_FOOT}L352 ${GLASS_TOP}H440L238 ${GLASS_FOOT}Z`, '#ffffff', { opacity: 0.1 }),
    path(d`M260 ${GLASS_FOOT}L462 ${GLASS_TOP}H484L282 ${GLASS_FOOT}Z`, '#ffffff', { opacity: 0.1 }),
    path(d`M640 ${GLASS_FOOT}L842 ${GLASS_TOP}H900L698 ${GLASS_FOOT}Z`, '#ffffff', { opacity: 0.1 }),
    [-96, 140, 660, 896].map(post),
    rect(LEFT, 0, RIGHT - LEFT, GLASS_TOP, vertical(['#f2a92c', '#ffc94a', '#ffdf8a'])),
    line(d`M${LEFT} ${GLASS_TOP}H${RIGHT}`, '#c97a1e', 2.4, { opacity: 0.5 }),
    rect(LEFT, GLASS_FOOT, RIGHT - LEFT, 16, vertical(['#fffbe8', '#ffd872', '#e8a02c'])),
    rim(d`M${LEFT} ${GLASS_FOOT + 1}H${RIGHT}`, 2, '#fffdf2'),
  ];
}

function hall(): Drawing {
  const pane = (x: number, w: number): string =>
    d`M${x} 514H${x + w}L${x + w + 70 + (x - 100) * 0.12} 600H${x + 44 + (x - 100) * 0.12}Z`;
  return [
    rect(LEFT, 514, RIGHT - LEFT, BOTTOM - 514, vertical(['#f7b93e', '#f0a534', '#e08a2c'])),
    path(
      pane(-84, 212) + pane(154, 494) + pane(676, 208),
      vertical(
        [
          [0, '#fff3b4', 0.95],
          [1, '#ffdf7a', 0.55],
        ],
        514,
        600,
      ),
    ),
    line(d`M${LEFT} 515H${RIGHT}`, '#b8661e', 3, { opacity: 0.4 }),
  ];
}

interface Watcher {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly bottom: string;
  readonly shoes: string;
  readonly style: 'short' | 'tails';
  /** How far the head leans, and whether it stands on its toes. */
  readonly tilt: number;
}

const WARM = '#fff0b8';
const COOL = '#4a2a6e';

function cloth(color: string, from: number, to: number): ReturnType<typeof horizontal> {
  return horizontal([mix(color, WARM, 0.42), color, mix(color, COOL, 0.34)], from, to);
}

/** A hand laid flat on the glass. */
function hand(x: number, y: number, skin: string, side: -1 | 1): Drawing {
  return [
    line(
      d`M${x - 3} ${y - 1}v-7M${x} ${y - 2}v-8M${x + 3} ${y - 1}v-7M${x - side * 4} ${y + 2}l${-side * 3} -4`,
      skin,
      2.6,
      { cap: 'round' },
    ),
    ellipse(x, y + 1, 4.6, 4.8, skin),
  ];
}

/** A small child from behind, both hands and the nose at the window; 100 units high, its head a third of it. */
function child({ x, y, height, skin, hair, top, bottom, shoes, style, tilt }: Watcher): Drawing {
  const flesh = cloth(skin, -22, 22);
  const sleeve = cloth(top, -22, 22);
  const locks = cloth(hair, -17, 17);
  const arm = (side: -1 | 1): Drawing => [
    line(
      poly(
        [
          [side * 11, -56],
          [side * 24, -63],
          [side * 26, -80],
        ],
        false,
      ),
      flesh,
      6.6,
      { cap: 'round', join: 'round' },
    ),
    line(
      poly(
        [
          [side * 11, -57],
          [side * 20, -61],
        ],
        false,
      ),
      sleeve,
      9.4,
      { cap: 'round' },
    ),
    hand(side * 26, -84, side < 0 ? mix(skin, WARM, 0.35) : mix(skin, COOL, 0.12), side),
  ];
  const leg = (side: -1 | 1): Drawing => [
    line(
      poly(
        [
          [side * 6.5, -26],
          [side * 7, -7],
        ],
        false,
      ),
      flesh,
      8.4,
      { cap: 'round' },
    ),
    path(
      `M${String(side * 7 - 5)} -9Q${String(side * 7)} -12 ${String(side * 7 + 5)} -9L${String(side * 7 + 5.5)} -1Q${String(side * 7)} 2 ${String(side * 7 - 5.5)} -1Z`,
      cloth(shoes, -14, 14),
    ),
    line(`M${String(side * 7 - 5)} -0.500h10`, '#fff6e0', 2, { cap: 'round' }),
  ];
  return group(
    [
      path('M-12 0L14 0L44 26H14Z', '#a8541e', { opacity: 0.28 }),
      leg(-1),
      leg(1),
      path('M-14-36H14L15.500-18Q8-15 1-18L0-24L-1-18Q-8-15-15.500-18Z', cloth(bottom, -16, 16)),
      arm(-1),
      arm(1),
      path('M-7-64C-13-63-15-59-14.500-52L-15-33Q0-29 15-33L14.500-52C15-59 13-63 7-64Z', sleeve),
      style === 'tails' &&
        path('M-9-64L-6-34M9-64L6-34', 'none', { stroke: cloth(bottom, -16, 16), strokeWidth: 4.4 }),
      rim('M-12-62C-14.500-59-14.500-55-14.200-50L-14.600-36', 1.4, '#fffbe0'),
      rect(-4, -68, 8, 8, flesh, { radius: 3 }),
      group(
        [
          ellipse(-15, -78, 3, 4.2, flesh),
          ellipse(15, -78, 3, 4.2, flesh),
          ellipse(0, -78, 14.6, 14, flesh),
          style === 'tails'
            ? [
                path(
                  'M-13-86C-24-92-28-84-24-74C-20-74-16-78-13-82ZM13-86C24-92 28-84 24-74C20-74 16-78 13-82Z',
                  cloth(hair, -26, 26),
                ),
                circle(-14, -85, 2.6, '#ff5f8a'),
                circle(14, -85, 2.6, '#e0346a'),
                path('M-15-74C-19-100 19-100 15-74C12-66 5-64 0-66C-5-64-12-66-15-74Z', locks),
                line('M0-94V-67', mix(skin, hair, 0.4), 1.2, { opacity: 0.7 }),
              ]
            : path(
                'M-15-76C-19-90-14-100-2-99C4-102 16-98 16-86C17-82 16-78 15-75C13-66 8-66 5-68C2-65-3-65-6-68C-9-66-13-67-15-76Z',
                locks,
              ),
          rim('M-15-78C-16-88-12-95-5-97', 1.6, '#fff6cf'),
        ],
        { transform: `rotate(${String(tilt)} 0 -68)` },
      ),
    ],
    { transform: at(x, y, { scale: height / 100 }) },
  );
}

/** The mother bends to them: one hand at the glass, one on a small shoulder. */
function mother(x: number, y: number): Drawing {
  const skin = '#c98a64';
  const flesh = cloth(skin, -50, 150);
  const dress = cloth('#e4507c', -40, 44);
  return group(
    [
      path('M-30 0H34L110 40H40Z', '#a8541e', { opacity: 0.28 }),
      line('M-14-70L-15-8', flesh, 15, { cap: 'round' }),
      line('M15-70L16-8', flesh, 15, { cap: 'round' }),
      path('M-25-12Q-15-19-6-12L-5-1Q-15 4-26-1ZM7-12Q16-19 26-12L27-1Q16 4 6-1Z', cloth('#fff3d8', -26, 27)),
      // The arm at the glass.
      line(
        poly(
          [
            [-26, -180],
            [-53, -172],
            [-57, -218],
          ],
          false,
        ),
        flesh,
        12,
        { cap: 'round', join: 'round' },
      ),
      path('M-10-196C-26-194-42-189-50-181L-45-162C-38-165-32-166-26-166Z', dress),
      group(hand(0, 0, mix(skin, WARM, 0.35), -1), { transform: at(-56.5, -226, { scale: 1.5 }) }),
      // The arm around the child.
      line('M28-176C42-160 52-140 56-128C64-116 74-102 84-94', flesh, 12, { cap: 'round', join: 'round' }),
      path('M16-192C36-190 46-172 58-142L42-130C34-146 26-158 16-166Z', dress),
      path(
        'M-10-196C-24-192-34-186-32-168C-31-146-28-134-26-122L-44-58Q0-46 44-58L26-122C28-134 31-146 32-168C34-186 24-192 10-196Z',
        dress,
      ),
      path('M-26-124Q0-117 26-124L27-117Q0-109-28-117Z', '#fff0c8', { opacity: 0.9 }),
      line('M-14-112L-22-58M2-110V-54M16-112L26-59', '#8a2a5c', 2.4, { opacity: 0.25, cap: 'round' }),
      rim('M-12-195C-25-191-34-185-32-168C-31-146-28-134-26-122L-43-60', 2.2, '#fffbe0'),
      rect(-8, -208, 16, 18, flesh, { radius: 6 }),
      group(
        [
          ellipse(-20, -226, 4, 6, mix(skin, WARM, 0.3)),
          path(
            'M-20-222C-26-252-12-262 0-262S26-252 20-222C18-208 8-204 0-204S-18-208-20-222Z',
            cloth('#4a2a2e', -22, 22),
          ),
          ellipse(2, -262, 13, 12, cloth('#4a2a2e', -12, 16)),
          path('M-9-254Q2-249 13-254L13-249Q2-245-9-250Z', '#ffd65c'),
          line('M-10-212C-14-228-10-244 0-250M8-210C14-226 12-242 4-250', '#2a1426', 1.6, {
            opacity: 0.4,
            cap: 'round',
          }),
          rim('M-20-220C-25-248-14-258-8-260', 2.2, '#fff3c4'),
        ],
        { transform: 'rotate(10 0 -206)' },
      ),
    ],
    { transform: at(x, y) },
  );
}

/** A toy rabbit on the floor. */
function rabbit(x: number, y: number): Drawing {
  const fur = cloth('#f3e6f4', -26, 26);
  const inner = '#ffb4c4';
  return group(
    [
      ellipse(14, 1, 36, 6, '#a8541e', { opacity: 0.35 }),
      path('M-10-50C-24-66-26-88-16-92C-6-92-4-70-2-54Z', fur),
      path('M-10-54C-19-68-20-82-15-86C-9-84-8-68-5-56Z', inner),
      // One ear hangs down.
      path('M6-54C14-74 30-78 36-68C40-58 34-48 30-46C32-58 24-62 12-50Z', fur),
      ellipse(0, -18, 19, 20, fur),
      ellipse(0, -15, 11, 13, '#fffaf4', { opacity: 0.8 }),
      ellipse(-17, -3, 12, 7, fur),
      ellipse(17, -3, 12, 7, fur),
      ellipse(-20, -3, 5, 4.4, inner),
      ellipse(20, -3, 5, 4.4, inner),
      line('M-15-28C-22-22-24-18-23-13M15-28C22-22 24-18 23-13', fur, 9, { cap: 'round' }),
      ellipse(0, -45, 19, 16, fur),
      circle(-7, -47, 2.2, '#4a2a5c'),
      circle(8, -47, 2.2, '#4a2a5c'),
      path('M-2.500-42h5l-2.500 3Z', '#e0608a'),
      line('M0-39q-3 4-6 2M0-39q3 4 6 2', '#8a5a80', 1.2, { cap: 'round' }),
      ellipse(-12, -41, 3.6, 2.4, '#ff9ab4', { opacity: 0.6 }),
      ellipse(13, -41, 3.6, 2.4, '#ff9ab4', { opacity: 0.6 }),
      path('M-12-31L0-28L12-31L13-24L0-27L-13-24Z', '#2f8fe0'),
      rim('M-18-48C-17-56-11-60-4-60.500', 1.8, '#fffdf0'),
      rim('M-18.500-24C-19-14-17-8-14-4', 1.4, '#fffdf0'),
    ],
    { transform: at(x, y) },
  );
}

function trolley(x: number, y: number): Drawing {
  return [
    path(d`M${x - 22} ${y}h50l44 24h-50Z`, '#a8541e', { opacity: 0.28 }),
    line(d`M${x - 13} ${y - 84}v-34h28v34`, '#7a5a6e', 4, { join: 'round' }),
    rect(x - 27, y - 88, 56, 84, horizontal(['#9be0f4', '#3aa6e4', '#1f6fc0']), { radius: 9 }),
    line(d`M${x - 13} ${y - 80}v68M${x + 1} ${y - 80}v68M${x + 15} ${y - 80}v68`, '#15508f', 2, {
      opacity: 0.3,
    }),
    circle(x - 16, y - 1, 5, '#3a2a5c'),
    circle(x + 18, y - 1, 5, '#3a2a5c'),
    rim(d`M${x - 26} ${y - 78}V${y - 14}`, 2, '#f4fdff'),
  ];
}

/** A row of seats at the left and a plant at the right, for the hero. */
function sides(): Drawing {
  return [
    [-144, -82].map((x): Drawing => [
      path(d`M${x} 566V516Q${x} 504 ${x + 12} 504h36q12 0 12 12V566Z`, vertical(['#6cc4f4', '#2f8fdc'])),
      rect(x - 2, 556, 64, 16, vertical(['#58b4ee', '#1f6fc0']), { radius: 7 }),
      rim(d`M${x + 1} 560V516Q${x + 1} 505 ${x + 12} 505h34`, 1.8, '#e4f8ff'),
    ]),
    rect(LEFT, 572, 122, 6, '#8a5a3c', { radius: 3 }),
    line('M-100 576V604M-34 576V604', '#8a5a3c', 6),
  ];
}

function people(): Drawing {
  return [
    ellipse(500, 440, 18, 15, '#ffffff', { opacity: 0.35, filter: blur(4) }),
    trolley(198, 548),
    child({
      x: 400,
      y: 546,
      height: 152,
      skin: '#d99a70',
      hair: '#5a3230',
      top: '#ffffff',
      bottom: '#2f6fc4',
      shoes: '#f2c12e',
      style: 'short',
      tilt: -5,
    }),
    child({
      x: 498,
      y: 548,
      height: 124,
      skin: '#d99a70',
      hair: '#6a3a30',
      top: '#fff0b0',
      bottom: '#2fa68e',
      shoes: '#e4507c',
      style: 'tails',
      tilt: 6,
    }),
    mother(296, 548),
    rabbit(592, 574),
  ];
}

export const postSmallChildren: Illustration = {
  name: 'post-small-children',
  title: 'Two small noses at the window, and the aircraft looks in',
  hour: 'sunny forenoon',
  hue: '#ffc94a',
  draw: () => [
    outside(),
    aircraft(),
    jetBridge(),
    apron(),
    kite({
      x: 254,
      y: 104,
      size: 1.3,
      lean: 34,
      light: 'day',
      tail: [
        [210, 156],
        [216, 172],
        [190, 184],
        [196, 204],
        [174, 214],
      ],
    }),
    hall(),
    glazing(),
    sides(),
    people(),
    glow({ x: 20, y: 60, radius: 520, color: SUNSHINE, strength: 0.3 }),
  ],
};
