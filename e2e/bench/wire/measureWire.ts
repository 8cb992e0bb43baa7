import type { Browser } from '@playwright/test';
import { SITE_LANGUAGES } from '@farekite/shared/language';
import { openTab } from '../openBrowser';
import { observePage } from '../pages/observePage';
import type { SitePage } from '../sites/pages';
import { recordNetwork, type RecordedRequest } from './recordNetwork';

/** What a page transfers until it rests, and in which order. Bytes are those of compressed bodies. */
export interface MeasuredWire extends SitePage {
  readonly documentBytes: number;
  /** Of stylesheets and scripts, by the package that they belong to: `{ 'shell js': 110900 }` */
  readonly bytesByPackage: Readonly<Record<string, number>>;
  readonly scriptBytes: number;
  /** How many stylesheets were requested before the first paint. */
  readonly stylesBeforePaint: number;
  /** How many requests began before the first paint. */
  readonly requestsBeforePaint: number;
  /** Scripts whose bytes came before the last stylesheet, the font or the largest picture on the screen had ended. */
  readonly scriptsBeforeWhatIsSeen: readonly string[];
  readonly requestedTwice: readonly string[];
  /** In how many languages the visit has downloaded texts. */
  readonly languages: number;
  readonly requests: readonly RecordedRequest[];
}

const isScript = ({ path }: RecordedRequest) => path.endsWith('.js');
const isStyle = ({ path }: RecordedRequest) => path.endsWith('.css');
const totalBytes = (requests: readonly RecordedRequest[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

function bytesByPackage(requests: readonly RecordedRequest[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const request of requests.filter((file) => isScript(file) || isStyle(file))) {
    const owner = /^\/releases\/([^/]+)\//.exec(request.path)?.[1] ?? 'site';
    const group = `${owner} ${isScript(request) ? 'js' : 'css'}`;
    totals[group] = (totals[group] ?? 0) + request.bytes;
  }
  return totals;
}

/** The scripts that shared the network with what is seen first. */
function competingScripts(
  requests: readonly RecordedRequest[],
  firstPaintMs: number,
  picture: string,
): string[] {
  const seen = requests.filter(
    (request) =>
      (isStyle(request) && request.startMs < firstPaintMs) ||
      request.kind === 'Font' ||
      (picture !== '' && picture.endsWith(request.path)),
  );
  const lastSeenMs = Math.max(0, ...seen.map(({ endMs }) => endMs));
  return requests.filter((file) => isScript(file) && file.firstByteMs < lastSeenMs).map(({ path }) => path);
}

/** Opens a page in a slow browser and looks at its requests. */
export async function measureWire(
  browser: Browser,
  { path, language }: SitePage,
  site: string,
): Promise<MeasuredWire> {
  const { page, context, session } = await openTab(browser);
  await context.addCookies([{ name: 'language', value: language, url: site }]);
  const recorded = recordNetwork(session);
  const { atRest } = await observePage(session, { awaitsHydration: true });
  await page.goto(site + path);
  const { firstPaintMs, largestPicture } = await atRest;
  const requests = recorded();
  const languages = await page.evaluate(() => {
    // What shell and remotes have loaded; see shared/language/loadedTexts.ts.
    const texts: unknown = Reflect.get(window, '__FAREKITE_TEXTS__');
    return texts ? Object.keys(texts).length : undefined;
  });
  await context.close();
  const paths = requests.map((request) => request.path);
  const beforePaint = requests.filter(({ startMs }) => startMs < firstPaintMs);
  return {
    path,
    language,
    documentBytes: requests[0]?.bytes ?? 0,
    bytesByPackage: bytesByPackage(requests),
    scriptBytes: totalBytes(requests.filter(isScript)),
    stylesBeforePaint: beforePaint.filter(isStyle).length,
    requestsBeforePaint: beforePaint.length,
    scriptsBeforeWhatIsSeen: competingScripts(requests, firstPaintMs, largestPicture),
    requestedTwice: paths.filter((address, index) => paths.indexOf(address) < index),
    // Scripts that load no texts contain them, in every language.
    languages: languages ?? SITE_LANGUAGES.length,
    requests,
  };
}
