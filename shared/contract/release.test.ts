import { releasePath } from './release';

describe('The folder of a release', () => {
  it('is named by remote and version and ends in a slash', () => {
    expect(releasePath({ name: 'mfe-deals', version: '77c1d0a95ee2b346' })).toBe(
      '/releases/mfe-deals/77c1d0a95ee2b346/',
    );
  });
});
