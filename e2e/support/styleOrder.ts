import type { Page } from '@playwright/test';

/**
 * Finds the elements that look different when the stylesheets of the page come in another order. webpack adds those of other
 * pages and parts to the head, before these, and in the order in which they are opened.
 *
 * @returns for each of them its classes, and the properties that differ
 * @throws Error when the stylesheets of the page are not where they are looked for
 */
export async function findOrderDependentStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll('#root > style')];
    if (styles.length === 0 && document.querySelector('[data-remote]'))
      throw new Error('The document has no stylesheets of the page in its root');
    const elements = [...document.querySelectorAll('main *')];
    const readStyles = () => {
      // They change styles by and by, whatever the stylesheets say.
      for (const animation of document.getAnimations()) animation.cancel();
      return elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
      });
    };
    const before = readStyles();
    document.querySelector('main')?.before(...styles.reverse());
    const after = readStyles();
    return elements.flatMap((element, index) => {
      const differences =
        after[index]?.filter((declaration, at) => declaration !== before[index]?.[at]) ?? [];
      return differences.length > 0 ? [`${element.className}: ${differences.join('; ')}`] : [];
    });
  });
}
