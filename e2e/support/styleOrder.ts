import type { Page } from '@playwright/test';
import { releasePath, type ReleaseManifest } from '@farekite/shared/protocol';
import { expect } from './site';

/** What a stylesheet changes, besides the place of an element. */
const LOOKS = [
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'outline', 'opacity', 'visibility'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'list-style', 'cursor'],
];

/** The stylesheets of the page's remote, of all its pages and parts. */
async function stylesheetsOfRemote(page: Page): Promise<string[]> {
  const name = (await page.locator('[data-remote]').getAttribute('data-remote')) ?? '';
  const release = (await (await page.request.get(`/live/${name}.json`)).json()) as ReleaseManifest;
  const files = Object.keys(release.files).filter((file) => file.endsWith('.css'));
  return files.map((file) => releasePath(release) + file);
}

/** Compares the page with its own stylesheets alone, and with all of its remote behind them, its own in the opposite order. */
async function compareOrders([hrefs, looks]: readonly [string[], string[]]): Promise<string[]> {
  const contained = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
    .map(({ dataset }) => dataset.href ?? '')
    .filter((href) => hrefs.includes(href));
  if (contained.length === 0 && hrefs.length > 0) throw new Error('The page has no stylesheet');
  const others = hrefs.filter((href) => !contained.includes(href));
  const added = [...contained.toReversed(), ...others].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  await Promise.all(
    added.map((link) => {
      const loading = new Promise((resolve) => (link.onload = resolve));
      document.head.append(link);
      return loading;
    }),
  );
  const readLooks = (isAlone: boolean) => {
    // A link that had the focus has loaded the stylesheets of its page.
    for (const sheet of document.styleSheets)
      if (sheet.href && hrefs.includes(new URL(sheet.href).pathname)) sheet.disabled = isAlone;
    for (const animation of document.getAnimations()) animation.cancel();
    return [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const values = looks.map((property) => style.getPropertyValue(property));
      return [element.getAttribute('class'), x, y, width, height, ...values].join('; ');
    });
  };
  const [alone, among] = [readLooks(true), readLooks(false)];
  for (const link of added) link.remove();
  return alone.flatMap((look, index) => (look === among[index] ? [] : [`${look} → ${among[index] ?? ''}`]));
}

/** Fails when the page looks different because of stylesheets that webpack has added behind its own, for other pages and parts. */
export async function expectSameInAnyStyleOrder(page: Page): Promise<void> {
  expect(await page.evaluate(compareOrders, [await stylesheetsOfRemote(page), LOOKS] as const)).toEqual([]);
}
