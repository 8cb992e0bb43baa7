import type { Locator } from '@playwright/test';

export async function exposedNames(part: Locator, role: string): Promise<string[]> {
  const page = part.page();
  const session = await page.context().newCDPSession(page);
  await part.evaluate((element) => void Object.assign(window, { inspectedPart: element }));
  const { result } = await session.send('Runtime.evaluate', { expression: 'inspectedPart' });
  const { objectId = '' } = result;
  const { nodes } = await session.send('Accessibility.queryAXTree', { objectId, role });
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
}

/** From the focused element on, until focus leaves this part. */
export async function tabStops(part: Locator): Promise<string[]> {
  const focusedName = () =>
    part.evaluate((element) => {
      const { activeElement } = document;
      return element.contains(activeElement) ? (activeElement?.textContent ?? '') : undefined;
    });
  const names: string[] = [];
  for (let name = await focusedName(); name !== undefined; name = await focusedName()) {
    names.push(name);
    await part.page().keyboard.press('Tab');
  }
  return names;
}
