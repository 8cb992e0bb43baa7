import { objectMetadata, SPECULATION_RULES_FILE } from './objectMetadata';

const HTML = 'text/html; charset=utf-8';
const RULES = 'application/speculationrules+json';
const RELEASE = 'releases/shell/0123456789abcdef/browser';
const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('objectMetadata', () => {
  it.each([
    ['index.html', HTML, REVALIDATED],
    ['about/releases/index.html', HTML, REVALIDATED],
    [SPECULATION_RULES_FILE, RULES, REVALIDATED],
    [`${RELEASE}/LICENSE`, 'application/octet-stream', IMMUTABLE],
    [`${RELEASE}/shell.js`, 'text/javascript; charset=utf-8', IMMUTABLE],
  ])('sends %s and its compressed variants as %s with %s', (key, contentType, cacheControl) => {
    expect(objectMetadata(key)).toEqual({ contentType, cacheControl });
    expect(objectMetadata(`${key}.br`)).toEqual({ contentType, cacheControl, contentEncoding: 'br' });
    expect(objectMetadata(`${key}.gz`)).toEqual({ contentType, cacheControl, contentEncoding: 'gzip' });
  });
});
