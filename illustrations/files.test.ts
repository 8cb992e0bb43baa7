/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import sharp from 'sharp';
import { drawing, FILES, FOLDERS, hashOf, readHashes, ROOT } from './files';

const RATIOS = { posters: 16 / 9, share: 1200 / 630, icons: 1, diagrams: 830 / 478 };

/** The area that no layout crops. */
const MIDDLE = { left: 120, right: 680, top: 40, bottom: 520 };

const folders = Object.keys(RATIOS) as (keyof typeof RATIOS)[];
const sources = folders.flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);
const posters = sources.filter((source) => source.startsWith('posters/'));

function read(source: string): string {
  return readFileSync(join(__dirname, source), 'utf8');
}

describe('The rendered files', () => {
  it('were made from the current sources; if not, run npm run illustrations [PICTURE-1, SEO-9]', () => {
    const hashes = readHashes();
    expect(FILES.filter((file) => hashes.get(file.file) !== hashOf(file)).map(({ file }) => file)).toEqual(
      [],
    );
    expect([...hashes.keys()]).toEqual(FILES.map(({ file }) => file).sort());
  });

  it('exist and keep their size limits [PICTURE-2]', () => {
    const missingOrTooLarge = FILES.filter(({ file, maxBytes = Infinity }) => {
      const path = join(ROOT, file);
      return !existsSync(path) || statSync(path).size > maxBytes;
    });
    expect(missingOrTooLarge).toEqual([]);
  });

  it('have the width and the aspect ratio of their form', async () => {
    for (const { file, source, width, crop } of FILES.filter(({ file }) => extname(file) !== '.ico')) {
      const size = await sharp(join(ROOT, file)).metadata();
      expect({ file, width: size.width }).toEqual({ file, width });
      const ratio = crop ?? RATIOS[source.split('/')[0] as keyof typeof RATIOS];
      expect(size.width / size.height).toBeCloseTo(ratio, 2);
    }
  });

  it.each(FOLDERS)('are all pictures in %s', (folder) => {
    const files = readdirSync(join(ROOT, folder)).filter((file) => /\.(avif|webp|jpg|png)$/.test(file));
    const own = FILES.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(files.sort()).toEqual(own.map(({ file }) => file.slice(folder.length + 1)).sort());
  });
});

describe('The sources', () => {
  it('are each shown somewhere', () => {
    const shown = new Set(FILES.map(({ source }) => source));
    expect(sources.filter((source) => !shown.has(source))).toEqual([]);
  });

  it('contain no words and no pixels, but in share pictures and diagrams', () => {
    for (const source of posters) expect(read(source)).not.toMatch(/<text|<image/);
  });
});

describe('drawing', () => {
  it('shows the middle of a poster on a card', () => {
    const card = FILES.find(({ file }) => file.endsWith('/paris-400.avif'));
    const hero = FILES.find(({ file }) => file.endsWith('/paris-hero-800.avif'));
    expect([card, hero].map((file) => file && /viewBox="[^"]+"/.exec(drawing(file))?.[0])).toEqual([
      'viewBox="0 0 800 600"',
      'viewBox="-133.3 0 1066.7 600"',
    ]);
  });

  it('contains the pictures that a share picture links to', () => {
    const share = FILES.find(({ source }) => source === 'share/home.svg');
    expect(share && drawing(share)).not.toContain('.svg"');
    expect(share && drawing(share).match(/data:image\/svg\+xml/g)).toHaveLength(2);
  });

  it.each([
    ['<svg viewBox="0 0 4 3"><image href="file:///paris.svg"/></svg>', 'links to file:///paris.svg. Link to'],
    ['<svg viewBox="0 0 4 3"><image width="4" xlink:href="paris.png"/></svg>', 'links to paris.png. Link to'],
    ['<svg width="4" height="3"></svg>', 'needs a viewBox'],
  ])('refuses %s', (svg, message) => {
    const file = join(mkdtempSync(join(tmpdir(), 'drawing-')), 'picture.svg');
    writeFileSync(file, svg);
    expect(() => drawing({ source: relative(__dirname, file), file: 'picture.png', width: 4 })).toThrow(
      message,
    );
  });
});

const flightOf = (poster: string) => /<g id="sail" transform="([^"]+)"/.exec(read(poster))?.[1] ?? '';

describe('The kites', () => {
  it.each(posters)(
    '%s has one, moved by its sail to the area that is never cropped [PICTURE-6]',
    (poster) => {
      expect(read(poster).match(/id="kite"[^>]*>/g)).toEqual(['id="kite">']);
      const [, x, y] = (/^translate\((\S+) ([^)]+)\)/.exec(flightOf(poster)) ?? []).map(Number);
      expect(x).toBeGreaterThanOrEqual(MIDDLE.left);
      expect(x).toBeLessThanOrEqual(MIDDLE.right);
      expect(y).toBeGreaterThanOrEqual(MIDDLE.top);
      expect(y).toBeLessThanOrEqual(MIDDLE.bottom);
    },
  );

  it('differ in position or rotation, so that a grid of cards does not look generated [PICTURE-6]', () => {
    expect(new Set(posters.map(flightOf)).size).toBe(posters.length);
  });
});
