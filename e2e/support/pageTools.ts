import type { Page } from '@playwright/test';

/** For functions that run in the page, which can import nothing. */
export function pageTools(page: Page) {
  return page.evaluateHandle(() => {
    const range = document.createRange();
    /** The box of each line of what is in the node, or of a part of it. */
    const linesOf = (node: Node, start?: number, end?: number) => {
      range.selectNodeContents(node);
      if (start !== undefined) range.setStart(node, start);
      if (end !== undefined) range.setEnd(node, end);
      return [...range.getClientRects()];
    };
    const visibleTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      return nodes.flatMap((node) => {
        const text = node.data.trim();
        const element = node.parentElement;
        // Visually hidden text is one pixel in size.
        if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.offsetWidth <= 1)
          return [];
        return [{ node, text, element, lines: linesOf(node) }];
      });
    };
    /** Red, green, blue and, if it is not opaque, alpha. */
    const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const linear = Array.from({ length: 256 }, (_, channel) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    const linearOf = (channel: number) => linear[Math.round(channel)] ?? 0;
    const luminanceOf = (red = 0, green = 0, blue = 0) =>
      0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
    return { linesOf, visibleTexts, channelsOf, luminanceOf };
  });
}
