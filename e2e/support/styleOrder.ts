import type { Page } from '@playwright/test';
import { releasePath, type ReleaseManifest } from '@farekite/shared/protocol';
import { expect } from './site';

/** What a stylesheet changes, besides the place of an element. */
const LOOKS = [
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'outline', 'opacity', 'visibility'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'list-style', 'cursor'],
];

async function stylesheetsOf(page: Page, remotes: readonly string[]): Promise<string[]> {
  const pointers = remotes.map((name) => page.request.get(`/live/${name}.json`));
  const releases = (await Promise.all(
    (await Promise.all(pointers)).map((pointer) => pointer.json()),
  )) as ReleaseManifest[];
  return releases.flatMap((release) =>
    Object.keys(release.files)
      .filter((file) => file.endsWith('.css'))
      .map((file) => releasePath(release) + file),
  );
}

/** Its own once more, in the opposite order, and then the others. */
async function appendStylesheets(hrefs: readonly string[]): Promise<void> {
  const contained = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
    .map(({ dataset }) => dataset.href ?? '')
    .filter((href) => hrefs.includes(href));
  if (contained.length === 0 && hrefs.length > 0) throw new Error('The page has no stylesheet');
  const others = hrefs.filter((href) => !contained.includes(href));
  await Promise.all(
    [...contained.toReversed(), ...others].map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loading = new Promise((resolve) => (link.onload = resolve));
      document.head.append(link);
      return loading;
    }),
  );
}

function compareLooks([hrefs, looks, part]: readonly [
  readonly string[],
  readonly string[],
  string,
]): string[] {
  const readLooks = (isAlone: boolean) => {
    // A link that had the focus has loaded the stylesheets of its page.
    for (const sheet of document.styleSheets)
      if (sheet.href && hrefs.includes(new URL(sheet.href).pathname)) sheet.disabled = isAlone;
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll(`${part} *:not(script, style, link)`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = looks.map((property) => style.getPropertyValue(property));
      return {
        name: element.getAttribute('class') ?? element.localName,
        values: [x, y, width, height, ...values],
      };
    });
  };
  const [among, alone] = [readLooks(false), readLooks(true)];
  return alone.flatMap(({ name, values }, index) => {
    const others = among[index]?.values ?? [];
    const changes = values.flatMap((value, place) =>
      value === others[place] ? [] : [`${String(value)} → ${String(others[place])}`],
    );
    return changes.length > 0 ? [`${name}: ${changes.join('; ')}`] : [];
  });
}

/**
 * Adds the stylesheets of all pages of remotes behind those of the page, as client navigation may.
 *
 * @param remotes @default the remote of the page
 * @returns fails when the part looks different because of them, and then takes them away
 */
export async function addStylesheets(
  page: Page,
  remotes?: readonly string[],
  part: 'main' | 'body' = 'main',
): Promise<() => Promise<void>> {
  const ofPage = (await page.locator('[data-remote]').getAttribute('data-remote')) ?? '';
  const hrefs = await stylesheetsOf(page, remotes ?? [ofPage]);
  await page.evaluate(appendStylesheets, hrefs);
  return async () => expect(await page.evaluate(compareLooks, [hrefs, LOOKS, part] as const)).toEqual([]);
}
