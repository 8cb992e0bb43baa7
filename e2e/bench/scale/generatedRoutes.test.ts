import table from '@farekite/shared/contract/routes.json' with { type: 'json' };
import { generatedRoutes, SITE_SIZES } from './generatedRoutes';

describe('generatedRoutes', () => {
  it.each(SITE_SIZES)('has $routes routes of $remotes remotes', (size) => {
    const routes = Object.values(generatedRoutes(size)) as { readonly remote: string }[];
    expect(routes).toHaveLength(size.routes);
    expect(new Set(routes.map(({ remote }) => remote)).size).toBe(size.remotes);
  });

  it('keeps the routes of the site', () => {
    for (const size of SITE_SIZES) expect(generatedRoutes(size)).toMatchObject(table);
  });
});
