import routes from '@farekite/shared/contract/routes.json' with { type: 'json' };
import { widthOf } from '../drawing/lettering';
import { d } from '../drawing/numbers';
import { line, rect, svg, type Drawing } from '../drawing/svg';
import {
  arrow,
  badge,
  BORDER,
  centeredText,
  DARK_ORANGE,
  INK,
  MUTED,
  ORANGE,
  PALE_ORANGE,
  panel,
  paragraph,
  SHELL_BLUE,
  text,
  wrap,
  type Column,
} from './shapes';

/** GitHub shows a README at this width, so that one unit is one pixel there. */
export const WIDTH = 830;
const HEIGHT = 478;
const PAPER = '#f5f8fc';
const TOP = 78;
const BOTTOM = 430;
const PADDING = 14;

const PACKAGES: Column = { x: 20, width: 154 };
const PUBLISH: Column = { x: 220, width: 176 };
const SITE: Column = { x: 442, width: 170 };
const BROWSER: Column = { x: 658, width: 152 };

/** The remote that the diagram follows from its package to the browser. */
const EXAMPLE = 'mfe-deals';

const PATHS = Object.entries(routes);
const NAMES = ['shell', ...new Set(PATHS.map(([, { remote }]) => remote))];

const GAP = 8;
const CARD_HEIGHT = (BOTTOM - TOP - GAP * (NAMES.length - 1)) / NAMES.length;

function cardTop(name: string): number {
  return TOP + NAMES.indexOf(name) * (CARD_HEIGHT + GAP);
}

function heading({ x, width }: Column, title: string, subtitle: string): Drawing {
  return [
    centeredText(title, x + width / 2, 42, { size: 17, weight: 800, color: INK }),
    centeredText(subtitle, x + width / 2, 62),
  ];
}

/** As many paths of a remote as fit into its card. */
function pathsOf(name: string): string {
  const paths = PATHS.filter(([, { remote }]) => remote === name).map(([path]) => path);
  const room = PACKAGES.width - 2 * PADDING - widthOf(' …', 12.5, 400);
  const [first = ''] = wrap(paths.join(' '), room);
  return first === paths.join(' ') ? first : `${first} …`;
}

function card(name: string): Drawing {
  const y = cardTop(name);
  const [x, middle] = [PACKAGES.x + PADDING, y + CARD_HEIGHT / 2];
  if (name === 'shell') {
    return [
      panel(PACKAGES, y, CARD_HEIGHT, SHELL_BLUE, SHELL_BLUE),
      text(name, x, middle - 3, { size: 15, weight: 800, color: '#ffffff' }),
      text('the host of every page', x, middle + 15, { color: '#dceafe' }),
    ];
  }
  const isExample = name === EXAMPLE;
  return [
    panel(PACKAGES, y, CARD_HEIGHT, isExample ? PALE_ORANGE : '#ffffff', isExample ? ORANGE : BORDER),
    text(name, x, middle - 3, { size: 15, weight: 800, color: isExample ? DARK_ORANGE : INK }),
    text(pathsOf(name), x, middle + 15),
  ];
}

const STEPS = [
  ['Contract gate', 'hashes, pages, contract version'],
  ['Prerender', 'its pages in each language, with the live shell'],
  ['Verify', 'each page in a browser, with --verify'],
  ['Move the pointer', 'then write the pages'],
] as const;

function publish(): Drawing {
  const spacing = (BOTTOM - TOP) / STEPS.length;
  const badgeX = PUBLISH.x + 24;
  const textX = PUBLISH.x + 46;
  return [
    panel(PUBLISH, TOP, BOTTOM - TOP),
    line(d`M${badgeX} ${TOP + 28}V${TOP + 28 + spacing * (STEPS.length - 1)}`, BORDER, 2),
    STEPS.map(([title, subtitle], i) => {
      const y = TOP + 28 + spacing * i;
      return [
        badge(i + 1, badgeX, y),
        text(title, textX, y + 5, { size: 14.5, weight: 600, color: INK }),
        paragraph(subtitle, textX, y + 24, PUBLISH.x + PUBLISH.width - textX - 8),
      ];
    }),
  ];
}

/** A row with some releases of a package, the newest of which is live. */
function releasesOf(name: string, y: number): Drawing {
  const count = name === EXAMPLE ? 4 : 1 + (NAMES.indexOf(name) % 3);
  const live = name === 'shell' ? SHELL_BLUE : name === EXAMPLE ? ORANGE : MUTED;
  return [
    text(name, SITE.x + PADDING, y + 9.5, name === EXAMPLE ? { color: DARK_ORANGE } : {}),
    Array.from({ length: count }, (_, i) => {
      const x = SITE.x + SITE.width - PADDING - (count - i) * 15 + 3;
      const isLive = i === count - 1;
      return rect(x, y, 11, 11, isLive ? live : '#ffffff', {
        radius: 2.5,
        stroke: isLive ? live : BORDER,
        strokeWidth: 1.4,
      });
    }),
  ];
}

function siteSection(title: string, subtitle: string, y: number): Drawing {
  const x = SITE.x + PADDING;
  return [
    text(title, x, y, { size: 14.5, weight: 600, color: INK }),
    paragraph(subtitle, x, y + 19, SITE.width - PADDING * 2),
  ];
}

function site(): Drawing {
  const ruler = (y: number) => line(d`M${SITE.x + PADDING} ${y}h${SITE.width - PADDING * 2}`, BORDER, 1);
  return [
    panel(SITE, TOP, BOTTOM - TOP),
    siteSection('releases/', 'immutable; the filled one is live', TOP + 28),
    NAMES.map((name, i) => releasesOf(name, TOP + 76 + i * 18)),
    ruler(TOP + 199),
    siteSection('live/NAME.json', 'the pointer to the release that is live', TOP + 224),
    ruler(TOP + 273),
    siteSection('PATH/index.html', 'composed from the shell and one remote', TOP + 298),
  ];
}

function browser(): Drawing {
  const inner: Column = { x: BROWSER.x + 9, width: BROWSER.width - 18 };
  const x = inner.x + 11;
  const width = inner.width - 20;
  return [
    panel(BROWSER, TOP, BOTTOM - TOP),
    [0, 1, 2].map((i) => rect(inner.x + 2 + i * 12, TOP + 9, 7, 7, BORDER, { radius: 3.5 })),
    rect(inner.x, TOP + 25, inner.width, 36, SHELL_BLUE, { radius: 6 }),
    text('shell', x, TOP + 48, { size: 15, weight: 800, color: '#ffffff' }),
    rect(inner.x, TOP + 67, inner.width, 250, PALE_ORANGE, { radius: 6 }),
    text(EXAMPLE, x, TOP + 92, { size: 15, weight: 800, color: DARK_ORANGE }),
    paragraph('HTML paints first,', x, TOP + 119, width, INK),
    paragraph('the shell hydrates it,', x, TOP + 142, width, INK),
    paragraph('links load other remotes by module federation.', x, TOP + 165, width, INK),
    line(d`M${x} ${TOP + 228}h${width}`, BORDER, 1),
    paragraph('If the remote is down, the page stays readable.', x, TOP + 256, width),
    rect(inner.x, TOP + 323, inner.width, 20, SHELL_BLUE, { radius: 6 }),
  ];
}

/** The architecture as SVG: the way of one remote from its package to the browser. */
export function drawArchitecture(): string {
  const flow = cardTop(EXAMPLE) + CARD_HEIGHT / 2;
  return svg(
    [
      rect(0, 0, WIDTH, HEIGHT, PAPER, { radius: 14 }),
      heading(PACKAGES, 'Packages', 'a team for each'),
      heading(PUBLISH, 'farekite publish', 'one package at a time'),
      heading(SITE, 'Site', 'static files'),
      heading(BROWSER, 'Browser', 'one page of one remote'),
      NAMES.map(card),
      publish(),
      site(),
      browser(),
      arrow(PACKAGES, PUBLISH, flow, 'build'),
      arrow(PUBLISH, SITE, flow, 'write'),
      arrow(SITE, BROWSER, flow, 'serve'),
      centeredText(
        'Publishing one remote rebuilds no other one. A release that is refused leaves the site as it was.',
        WIDTH / 2,
        458,
      ),
    ],
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  );
}
