/** The parts of the benchmark, in the order in which they run. */
export const PARTS = [
  'pages',
  'wire',
  'interactions',
  'navigation',
  'federation',
  'scale',
  'memory',
  'lighthouse',
] as const;

export type Part = (typeof PARTS)[number];

/** What is to be reached. */
interface TargetEntry {
  readonly part: Part;
  readonly what: string;
  /** Empty for ratios and counts. */
  readonly unit: '' | 'ms' | 's' | 'kB' | 'points';
  readonly limit: { readonly atMost: number } | { readonly atLeast: number };
  /** What was measured before anything was done for it; an empty text where nothing was measured. */
  readonly before: string;
}

const interaction = (what: string) =>
  ({ part: 'interactions', what, unit: 'ms', limit: { atMost: 100 }, before: '' }) as const;

/** Every figure of docs/performance.md. A ratio compares with the same page without scripts, in the same run. */
export const TARGETS = {
  firstPaint: {
    part: 'pages',
    what: 'first contentful paint, to that without scripts',
    unit: '',
    limit: { atMost: 1.05 },
    before: '',
  },
  largestPaint: {
    part: 'pages',
    what: 'largest contentful paint, to that without scripts',
    unit: '',
    limit: { atMost: 1.05 },
    before: '1.02 on `/`, 1.03 on a deal page',
  },
  layoutShift: {
    part: 'pages',
    what: 'cumulative layout shift',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  hydration: {
    part: 'pages',
    what: 'hydrated, to the moment of the last byte that it needs',
    unit: '',
    limit: { atMost: 1.25 },
    before: '',
  },
  hydrationOfHome: {
    part: 'pages',
    what: '`/` hydrated',
    unit: 'ms',
    limit: { atMost: 2_492 },
    before: '2492',
  },
  hydrationOfDeals: {
    part: 'pages',
    what: 'a deal page hydrated',
    unit: 'ms',
    limit: { atMost: 2_132 },
    before: '2132',
  },
  blocking: {
    part: 'pages',
    what: 'blocking time, to that without scripts',
    unit: '',
    limit: { atMost: 1.5 },
    before: '2.2 on `/`, 4.7 on a deal page',
  },
  longestTask: {
    part: 'pages',
    what: 'longest task',
    unit: 'ms',
    limit: { atMost: 50 },
    before: '245 on `/`, 346 on a deal page',
  },
  scriptsOfHome: {
    part: 'wire',
    what: 'JavaScript of `/`',
    unit: 'kB',
    limit: { atMost: 118 },
    before: '137.8',
  },
  scriptsOfOthers: {
    part: 'wire',
    what: 'JavaScript of every other page',
    unit: 'kB',
    limit: { atMost: 112 },
    before: '127.4 on a deal page',
  },
  documentOfHome: {
    part: 'wire',
    what: 'document of `/`',
    unit: 'kB',
    limit: { atMost: 14 },
    before: '',
  },
  stylesBeforePaint: {
    part: 'wire',
    what: 'stylesheets requested before the first paint',
    unit: '',
    limit: { atMost: 1 },
    before: '3',
  },
  scriptsBeforeWhatIsSeen: {
    part: 'wire',
    what: 'scripts that share the network with what is seen first',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  languages: {
    part: 'wire',
    what: 'languages of which a visitor downloads the texts',
    unit: '',
    limit: { atMost: 1 },
    before: '2',
  },
  requestedTwice: {
    part: 'wire',
    what: 'files requested twice',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  typing: interaction('typing in the combobox with 400 airports'),
  firstCalendar: interaction('opening the calendar the first time'),
  secondCalendar: interaction('opening the calendar the second time'),
  language: interaction('switching the language on `/`'),
  carousel: interaction('turning a carousel'),
  dialog: interaction('opening a dialog'),
  menu: interaction('opening the menu'),
  traveler: interaction('booking: filling in the traveler'),
  payment: interaction('booking: continuing to the payment'),
  confirmation: interaction('booking: completing it'),
  linkLoadedAhead: {
    part: 'navigation',
    what: 'from the click on a header link to the paint, with speculation rules',
    unit: 'ms',
    limit: { atMost: 100 },
    before: '',
  },
  plainLink: {
    part: 'navigation',
    what: 'the same without speculation rules, to that of pages without scripts',
    unit: '',
    limit: { atMost: 1.2 },
    before: '',
  },
  clientLink: {
    part: 'navigation',
    what: 'from the click on a link of a page to the paint, when it was pointed at',
    unit: 'ms',
    limit: { atMost: 100 },
    before: '',
  },
  cacheObstacles: {
    part: 'navigation',
    what: 'causes in a page that keep it out of the back/forward cache',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  federationBytes: {
    part: 'federation',
    what: 'JavaScript of `/`, to that of one code-split bundle',
    unit: '',
    limit: { atMost: 1.22 },
    before: '',
  },
  federationPaint: {
    part: 'federation',
    what: 'largest contentful paint of `/`, to that with one code-split bundle',
    unit: '',
    limit: { atMost: 1.02 },
    before: '',
  },
  growth: {
    part: 'scale',
    what: 'what `/` transfers more in a site of 200 remotes with 2,000 routes',
    unit: 'kB',
    limit: { atMost: 1 },
    before: '',
  },
  startGrowth: {
    part: 'scale',
    what: 'how much later the shell starts there',
    unit: 'ms',
    limit: { atMost: 1 },
    before: '',
  },
  coldBuild: {
    part: 'scale',
    what: 'cold build of one remote, to that of all packages',
    unit: '',
    limit: { atMost: 0.33 },
    before: '',
  },
  changedBuild: {
    part: 'scale',
    what: 'build after one change',
    unit: 's',
    limit: { atMost: 3 },
    before: '',
  },
  unchangedStart: {
    part: 'scale',
    what: '`npm start` with nothing changed',
    unit: 's',
    limit: { atMost: 2 },
    before: '',
  },
  development: {
    part: 'scale',
    what: '`npm run dev -w mfe-deals` to the first page',
    unit: 's',
    limit: { atMost: 8 },
    before: '',
  },
  objectGrowth: {
    part: 'memory',
    what: 'growth of all objects in an hour on `/`, mean of four',
    unit: 'kB',
    limit: { atMost: 0 },
    before: '',
  },
  nodeGrowth: {
    part: 'memory',
    what: 'growth of the number of nodes',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  listenerGrowth: {
    part: 'memory',
    what: 'growth of the number of event listeners',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  hiddenWork: {
    part: 'memory',
    what: 'timers and frames of a hidden tab in an hour',
    unit: '',
    limit: { atMost: 0 },
    before: '',
  },
  score: {
    part: 'lighthouse',
    what: 'Lighthouse performance score, mobile, simulated',
    unit: 'points',
    limit: { atLeast: 100 },
    before: '92 to 98 on `/`, 97 to 99 on others',
  },
} as const satisfies Readonly<Record<string, TargetEntry>>;

export type TargetName = keyof typeof TARGETS;

/** The longest tasks before anything was done for them, from a trace of `/` and one of a deal page. */
export const LONGEST_TASKS_BEFORE = [
  '360 ms on `/`, 200 ms on a deal page: style and layout of the first paint',
  '205 to 296 ms: evaluate shell.js',
  '60 to 110 ms: layout when the font or the pictures had come',
  '60 to 80 ms each: hydration in slices',
] as const;
