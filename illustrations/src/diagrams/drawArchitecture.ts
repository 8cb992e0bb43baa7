import routes from '@farekite/shared/contract/routes.json' with { type: 'json' };
import { lettering, widthOf, type Weight } from '../drawing/lettering';
import { d } from '../drawing/numbers';
import { BRAND } from '../drawing/palettes';
import { line, path, rect, svg, type Drawing } from '../drawing/svg';

const WIDTH = 1200;
const HEIGHT = 610;
const PAPER = '#f5f8fc';
const BORDER = '#c3cddb';
const MUTED = '#566681';
const SKY = '#dceafe';

const TEAMS = { x: 32, width: 220 };
const PUBLISH = { x: 316, width: 268 };
const SITE = { x: 648, width: 236 };
const BROWSER = { x: 948, width: 220 };
const TOP = 96;
const BOTTOM = 546;

function text(words: string, x: number, y: number, size: number, color: string, weight: Weight): Drawing {
  return path(lettering(words, x, y, size, weight), color);
}

function centered(words: string, column: { x: number; width: number }, y: number, size: number): Drawing {
  return text(words, column.x + (column.width - widthOf(words, size)) / 2, y, size, BRAND.ink, 800);
}

function box(x: number, y: number, width: number, height: number, fill = '#ffffff'): Drawing {
  return rect(x, y, width, height, fill, { radius: 12, stroke: BORDER, strokeWidth: 1.5 });
}

function arrow(fromX: number, toX: number, y: number, label: string): Drawing {
  const middle = (fromX + toX - widthOf(label, 13, 600)) / 2;
  return [
    line(d`M${fromX + 6} ${y}H${toX - 10}`, BRAND.kite500, 3, { cap: 'round' }),
    path(d`M${toX - 14} ${y - 7}l10 7l-10 7z`, BRAND.kite500),
    text(label, middle, y - 12, 13, MUTED, 600),
  ];
}

interface Team {
  readonly name: string;
  readonly subtitle: string;
}

function teams(): Team[] {
  const owned = Object.entries(routes);
  const remotes = [...new Set(owned.map(([, { remote }]) => remote))];
  return [
    { name: 'shell', subtitle: 'header, footer, language' },
    ...remotes.map((name) => {
      const paths = owned.filter(([, { remote }]) => remote === name).map(([route]) => route);
      return { name, subtitle: `${paths[0] ?? ''} and ${String(paths.length - 1)} more` };
    }),
  ];
}

function drawTeams(): Drawing {
  const all = teams();
  const gap = 12;
  const height = (BOTTOM - TOP - gap * (all.length - 1)) / all.length;
  return all.map(({ name, subtitle }, i) => {
    const y = TOP + i * (height + gap);
    const isShell = i === 0;
    return [
      box(TEAMS.x, y, TEAMS.width, height, isShell ? BRAND.sky700 : '#ffffff'),
      text(name, TEAMS.x + 18, y + height / 2 - 4, 19, isShell ? '#ffffff' : BRAND.ink, 800),
      text(subtitle, TEAMS.x + 18, y + height / 2 + 18, 14, isShell ? SKY : MUTED, 400),
    ];
  });
}

function drawSteps(
  column: { x: number; width: number },
  steps: readonly (readonly [string, string])[],
): Drawing {
  const spacing = (BOTTOM - TOP) / steps.length;
  return [
    box(column.x, TOP, column.width, BOTTOM - TOP),
    steps.map(([title, subtitle], i) => {
      const y = TOP + spacing * (i + 0.5);
      return [
        i > 0 && line(d`M${column.x + 18} ${TOP + spacing * i}h${column.width - 36}`, BORDER, 1),
        text(title, column.x + 18, y - 3, 16, BRAND.ink, 600),
        text(subtitle, column.x + 18, y + 19, 13.5, MUTED, 400),
      ];
    }),
  ];
}

function drawBrowser(): Drawing {
  const { x, width } = BROWSER;
  const inner = { x: x + 14, width: width - 28 };
  return [
    box(x, TOP, width, BOTTOM - TOP),
    [0, 1, 2].map((i) => rect(x + 16 + i * 16, TOP + 14, 9, 9, BORDER, { radius: 4.5 })),
    rect(inner.x, TOP + 40, inner.width, 54, BRAND.sky700, { radius: 8 }),
    text('shell', inner.x + 14, TOP + 73, 17, '#ffffff', 800),
    rect(inner.x, TOP + 104, inner.width, 278, SKY, { radius: 8 }),
    text('one remote’s page', inner.x + 14, TOP + 136, 17, BRAND.ink, 800),
    text('1. painted as HTML', inner.x + 14, TOP + 168, 14, BRAND.ink, 400),
    text('2. hydrated by the shell', inner.x + 14, TOP + 192, 14, BRAND.ink, 400),
    text('3. other pages loaded', inner.x + 14, TOP + 216, 14, BRAND.ink, 400),
    text('by module federation', inner.x + 29, TOP + 236, 14, BRAND.ink, 400),
    line(d`M${inner.x + 14} ${TOP + 262}h${inner.width - 28}`, BORDER, 1.5),
    text('If its remote is down,', inner.x + 14, TOP + 292, 14, MUTED, 400),
    text('the page stays readable', inner.x + 14, TOP + 312, 14, MUTED, 400),
    text('and Try again recovers.', inner.x + 14, TOP + 332, 14, MUTED, 400),
    rect(inner.x, TOP + 392, inner.width, 44, BRAND.sky700, { radius: 8 }),
  ];
}

/** The architecture as SVG: packages, publishing, the site's files and the browser, from left to right. */
export function drawArchitecture(): string {
  const middle = (TOP + BOTTOM) / 2;
  return svg(
    [
      rect(0, 0, WIDTH, HEIGHT, PAPER, { radius: 20 }),
      centered('Independent teams', TEAMS, 64, 20),
      centered('farekite publish', PUBLISH, 64, 20),
      centered('Site', SITE, 64, 20),
      centered('Browser', BROWSER, 64, 20),
      drawTeams(),
      drawSteps(PUBLISH, [
        ['Contract gate', 'hashes, contract version, pages'],
        ['Prerender', 'its pages, in every language'],
        ['Verify (optional)', 'every page in a real browser'],
        ['Move the pointer', 'visitors get the new release'],
      ]),
      drawSteps(SITE, [
        ['releases/NAME/VERSION/', 'immutable, every file hashed'],
        ['live/NAME.json', 'the pointer of each package'],
        ['PATH/index.html', 'composed, one per language'],
      ]),
      drawBrowser(),
      arrow(TEAMS.x + TEAMS.width, PUBLISH.x, middle, 'build'),
      arrow(PUBLISH.x + PUBLISH.width, SITE.x, middle, 'write'),
      arrow(SITE.x + SITE.width, BROWSER.x, middle, 'serve'),
      text('Each package is built, tested and published on its own.', 32, 584, 14, MUTED, 400),
    ],
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  );
}
