import { objectMetadata, SPECULATION_RULES_FILE } from './objectMetadata';

describe('objectMetadata', () => {
  it.each([
    [SPECULATION_RULES_FILE, 'application/speculationrules+json'],
    ['releases/shell/0123456789abcdef/browser/LICENSE', 'application/octet-stream'],
  ])('gives %s the type %s', (key, contentType) => {
    expect(objectMetadata(key)).toMatchObject({ contentType });
  });

  it.each([
    ['', undefined],
    ['.br', 'br'],
    ['.gz', 'gzip'],
  ])('gives every compressed variant the type of its file: index.html%s', (extension, contentEncoding) => {
    expect(objectMetadata(`index.html${extension}`)).toEqual({
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      ...(contentEncoding && { contentEncoding }),
    });
    expect(objectMetadata(`${SPECULATION_RULES_FILE}${extension}`).contentType).toBe(
      'application/speculationrules+json',
    );
  });

  it('lets browsers keep the files of releases, and ask for everything else', () => {
    const release = 'releases/shell/0123456789abcdef/browser/shell.js';
    expect(objectMetadata(release).cacheControl).toBe('public, max-age=31536000, immutable');
    expect(objectMetadata(`${release}.br`).cacheControl).toBe('public, max-age=31536000, immutable');
    expect(objectMetadata('favicon.ico').cacheControl).toBe('no-cache');
    expect(objectMetadata('about/releases/index.html').cacheControl).toBe('no-cache');
  });
});
