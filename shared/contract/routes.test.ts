import { ROUTE_PATHS } from './routes';

describe('The paths of the site', () => {
  it('are there once each', () => {
    expect(new Set(ROUTE_PATHS).size).toBe(ROUTE_PATHS.length);
  });

  it.each(ROUTE_PATHS)('%s is a slash, or has one before every lower-case part', (path) => {
    expect(path).toMatch(/^(?:\/|(?:\/[a-z]+(?:-[a-z]+)*)+)$/);
  });
});
