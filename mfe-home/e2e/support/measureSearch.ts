import { expect, type Page } from '@playwright/test';

export function measureSearch(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const places: Record<string, string> = {};
    const search = document.querySelector('[role=search]');
    // A pressed tab moves down and back up again.
    for (const motion of search?.getAnimations({ subtree: true }) ?? []) motion.finish();
    const below = search?.closest('section')?.nextElementSibling;
    for (const element of [search, below, ...(search?.querySelectorAll('button, input, select, a') ?? [])]) {
      if (!element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.id ?? element.textContent;
      places[`${element.tagName} ${name || (element.textContent ?? '')}`] = [x, y + scrollY, width, height]
        .map((value) => value.toFixed(1))
        .join(' ');
    }
    return places;
  });
}

/** The departure may take the room of the return beside it. */
export function expectNothingShifted(roundTrip: Record<string, string>, other: Record<string, string>): void {
  const withoutDepartureWidth = (places: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(places)
        .filter(([name]) => !/Flying back|Va a volver/.test(name))
        .map(([name, place]) => {
          const [x, y, width, height] = place.split(' ');
          return [name, { x, y, height, width: /Depart|Salida/.test(name) || width }];
        }),
    );
  expect(withoutDepartureWidth(roundTrip)).toMatchObject(withoutDepartureWidth(other));
}
