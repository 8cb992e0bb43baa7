/** @jest-environment node */
import { releasePath, textFiles } from './release';

describe('releasePath', () => {
  it('is made of name and version and ends in a slash', () => {
    expect(releasePath({ name: 'mfe-deals', version: '77c1d0a95ee2b346' })).toBe(
      '/releases/mfe-deals/77c1d0a95ee2b346/',
    );
  });
});

describe('textFiles', () => {
  it('names the module, the script and the JSON file of a namespace in a language', () => {
    expect(textFiles('es', 'first-class-deals')).toEqual({
      module: './locales/es/first-class-deals',
      script: 'browser/locales/es/first-class-deals.js',
      server: 'server/locales/es/first-class-deals.json',
    });
  });
});
