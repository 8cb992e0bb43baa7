import type { Route, RoutePath } from '@farekite/shared/contract';
import { pageQuality } from './pageQuality';

function shellWith(paths: number, languages: readonly string[]) {
  const routes = Array.from({ length: paths }, (_, index): Route => ({
    path: `/page-${String(index)}` as RoutePath,
    remote: 'mfe-home',
  }));
  return { routes, languages };
}

describe('pageQuality', () => {
  it.each([
    [50, ['en', 'es'], 11],
    [51, ['en', 'es'], 10],
    [200, ['en', 'es'], 10],
    [201, ['en', 'es'], 6],
    [100, ['en'], 11],
    [100, ['en', 'es', 'fr'], 10],
    [20_000, ['en', 'es'], 6],
  ])('of a site with %d paths in the languages %j is %d', (paths, languages, quality) => {
    expect(pageQuality(shellWith(paths, languages))).toBe(quality);
  });
});
