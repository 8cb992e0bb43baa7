import type { Page } from '@playwright/test';
import { releasePath, type ReleaseManifest } from '@farekite/shared/protocol';
import { untilMeasured } from './tabStops';

/** The stylesheets of the page's remote, of all its pages and parts. */
async function stylesheetsOfRemote(page: Page): Promise<string[]> {
  const pages = page.locator('[data-remote]');
  if ((await pages.count()) === 0) return [];
  const name = await pages.getAttribute('data-remote');
  const release = (await (await page.request.get(`/live/${name ?? ''}.json`)).json()) as ReleaseManifest;
  return Object.keys(release.files)
    .filter((file) => file.endsWith('.css'))
    .map((file) => releasePath(release) + file);
}

/**
 * Finds the elements that look different when the stylesheets of the page come in the opposite order, behind all others of
 * its remote: webpack adds those of other pages and parts to the head, in the order in which they are opened.
 *
 * @returns for each of them its classes, and the properties that differ
 * @throws Error when the stylesheets of the page are not where they are looked for
 */
export async function findOrderDependentStyles(page: Page): Promise<string[]> {
  const stylesheets = await stylesheetsOfRemote(page);
  await untilMeasured(page);
  return page.evaluate(compareOrders, stylesheets);
}

/** Compares the styles of all elements before and after the stylesheets of the page are moved, and moves them back. Runs in the page. */
async function compareOrders(stylesheets: readonly string[]): Promise<string[]> {
  const own = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-href]')].filter(
    ({ dataset }) => stylesheets.includes(dataset.href ?? ''),
  );
  if (own.length === 0 && stylesheets.length > 0)
    throw new Error('The document has no stylesheets of the page');
  const isContained = (href: string) => own.some(({ dataset }) => dataset.href === href);
  const loadSheet = (href: string) =>
    new Promise<HTMLLinkElement>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = () => {
        resolve(link);
      };
      link.onerror = () => {
        reject(new Error(`${href} cannot be loaded`));
      };
      document.head.append(link);
    });
  // A link that had the pointer or the focus has loaded those of its page.
  const loaded = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => stylesheets.includes(new URL(href).pathname),
  );
  const isLoaded = (href: string) => loaded.some((link) => new URL(link.href).pathname === href);
  const added = await Promise.all(
    stylesheets.filter((href) => !isContained(href) && !isLoaded(href)).map(loadSheet),
  );
  const others = [...loaded, ...added];

  // Others cannot differ. A custom property shows in those that use it.
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : []),
    ]);
  const declared = [...own, ...others].flatMap(({ sheet }) =>
    sheet ? styleRules(sheet.cssRules).flatMap(({ style }) => [...style]) : [],
  );
  const properties = [...new Set(declared)].filter((property) => !property.startsWith('--'));

  // What only one of the stylesheets has rules for looks the same in any order. Those before the page's own stay there.
  const sheets = [...document.styleSheets];
  const once = new Set<Element>();
  const elements = new Set<Element>();
  for (const { cssRules } of sheets.slice(sheets.findIndex(({ ownerNode }) => ownerNode === own[0]))) {
    const matched = new Set(
      styleRules(cssRules).flatMap(({ selectorText }) => [
        ...document.querySelectorAll(`main :is(${selectorText})`),
      ]),
    );
    for (const element of matched) (once.has(element) ? elements : once).add(element);
  }
  const readStyles = () => {
    // They change styles by and by, whatever the stylesheets say.
    for (const animation of document.getAnimations()) animation.cancel();
    return [...elements].map((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    });
  };
  for (const { sheet } of others) if (sheet) sheet.disabled = true;
  const before = readStyles();
  for (const { sheet } of others) if (sheet) sheet.disabled = false;
  const place = own.at(-1)?.nextElementSibling ?? null;
  document.head.append(...own.toReversed());
  const after = readStyles();
  for (const style of own) document.head.insertBefore(style, place);
  for (const link of added) link.remove();

  return [...elements].flatMap((element, index) => {
    const differences = after[index]?.filter((declaration, at) => declaration !== before[index]?.[at]) ?? [];
    return differences.length > 0 ? [`${element.className}: ${differences.join('; ')}`] : [];
  });
}
