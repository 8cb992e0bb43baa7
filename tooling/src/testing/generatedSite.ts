import type { Route, RoutePath } from '@farekite/shared/contract';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { fakeRemote, fakeShell, pageSource, type FakeRelease, type FakeRemoteName } from './fakeReleases';

export interface SiteSize {
  readonly remotes: number;
  readonly pathsPerRemote: number;
  readonly languages: readonly string[];
  /** About how large each page is. */
  readonly pageKilobytes: number;
}

/** What a server bundle runs: text in paragraphs that differ from page to page, and compresses as real pages do. */
const WRITE_TEXT = `
  const words = ('flight fare hotel airport guide ticket class cabin seat baggage lounge season price route ' +
    'carrier stopover voucher discount premium family senior student weekend booking agent phone call offer ' +
    'city museum river bridge market garden station morning evening window aisle meal').split(' ');
  let state = seed >>> 0;
  const next = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % limit;
  };
  let html = '';
  while (html.length < length) {
    const sentence = Array.from({ length: 12 }, () => words[next(next(words.length) + 1)]).join(' ');
    const drawing = Array.from({ length: 8 }, () => String(next(240) / 10)).join(' ');
    html += '<section class="Section_section__x1y2z"><h2 class="Heading_heading__a1b2c Heading_small__d3e4f">' +
      words[next(words.length)] + '</h2><p class="Text_text__q7w8e Text_muted__r9t0y">' + sentence + '</p>' +
      '<a class="Link_link__k4j5h Link_button__g6f7d" href="/about"><svg class="Icon_icon__m1n2b" width="24" ' +
      'height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M' + drawing + 'z"></path></svg></a></section>';
  }
  return html;`;

function nameOf(index: number): FakeRemoteName {
  return `mfe-generated-${String(index)}` as FakeRemoteName;
}

function pathsOf({ pathsPerRemote }: SiteSize, index: number): RoutePath[] {
  return Array.from(
    { length: pathsPerRemote },
    (_, page) => `/generated-${String(index)}/page-${String(page)}` as RoutePath,
  );
}

/** A shell with routes to all pages of a generated site. Another greeting gives another version. */
export function generatedShell(size: SiteSize, greeting: string): FakeRelease<ShellRelease> {
  const routes: Route[] = Array.from({ length: size.remotes }, (_, index) =>
    pathsOf(size, index).map((path) => ({ path, remote: nameOf(index) })),
  ).flat();
  return fakeShell({ routes, languages: size.languages, greeting });
}

/** A remote of a generated site. Another edition gives another version. */
export function generatedRemote(size: SiteSize, index: number, edition: string): FakeRelease<RemoteRelease> {
  const sources = pathsOf(size, index).map((path, page): [RoutePath, string] => [
    path,
    pageSource(
      `const seed = ${String(index * 10_000 + page)} + language.charCodeAt(0); ` +
        `const length = ${String(size.pageKilobytes * 1_000)}; const write = () => {${WRITE_TEXT}}; ` +
        `return '<h1>${edition}</h1>' + write();`,
    ),
  ]);
  return fakeRemote(nameOf(index), { pages: Object.fromEntries(sources) });
}
