import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_PATHS } from '@farekite/shared/contract';
import sharp from 'sharp';
import { iconDrawings, readIcons } from '../icons/writeIcons';
import { SHARES } from '../share/shares';
import { addressesModules } from './addressesModule';
import { allPictures, loadScenes } from './allPictures';
import { folderOf, type Picture } from './Picture';
import { hashOf, readRecords } from './records';

const SHARE_RATIO = 1200 / 630;

async function pictures(): Promise<Picture[]> {
  return allPictures(await loadScenes());
}

function rooms(all: readonly Picture[]): string[] {
  return [...new Set(all.map(({ room }) => room))];
}

function ratioOf({ stem, files }: Picture): number {
  if (stem.startsWith('share-')) return SHARE_RATIO;
  return files.some(({ width }) => width === 1600) ? 16 / 9 : 4 / 3;
}

describe('The committed pictures', () => {
  it('are those of their scenes as they are drawn now; if not, run npm run scenes', async () => {
    const stale = (await pictures())
      .filter(({ room, stem, svg }) => readRecords(room)[stem] !== hashOf(svg()))
      .map(({ room, stem }) => `${room}: ${stem}`);
    expect(stale).toEqual([]);
  });

  it('are all there, and within the weight that a page can bear', async () => {
    const faults = (await pictures()).flatMap(({ room, files }) =>
      files
        .filter(({ name, limit }) => {
          const file = join(folderOf(room), name);
          return !existsSync(file) || statSync(file).size > limit;
        })
        .map(({ name }) => `${room}: ${name}`),
    );
    expect(faults).toEqual([]);
  });

  it('are as wide as their names say, and of the form that their places have', async () => {
    for (const picture of await pictures()) {
      for (const { name, width } of picture.files) {
        const size = await sharp(join(folderOf(picture.room), name)).metadata();
        expect({ name, width: size.width }).toEqual({ name, width });
        expect(size.width / size.height).toBeCloseTo(ratioOf(picture), 2);
      }
    }
  });

  it('are no others: nobody carries a picture that nobody shows', async () => {
    const all = await pictures();
    for (const room of rooms(all)) {
      const own = all.filter((picture) => picture.room === room);
      const files = readdirSync(folderOf(room)).filter((file) => /\.(avif|webp|jpg|png)$/.test(file));
      expect(files.sort()).toEqual(own.flatMap((picture) => picture.files.map(({ name }) => name)).sort());
      expect(Object.keys(readRecords(room)).sort()).toEqual(own.map(({ stem }) => stem).sort());
    }
  });
});

describe('The addresses of a remote', () => {
  it('are at hand by name, format and width; if not, run npm run scenes', async () => {
    const modules = addressesModules(await loadScenes());
    const stale = modules.filter(({ file, source }) => readFileSync(file, 'utf8') !== source);
    expect(stale.map(({ file }) => file)).toEqual([]);
  });
});

describe('The pictures for sharing', () => {
  it("are there for every page but the admin's, each of its own path", () => {
    const paths = SHARES.map(({ path }) => path);
    expect([...paths].sort()).toEqual(ROUTE_PATHS.filter((path) => !path.startsWith('/admin')).sort());
  });
});

describe('The icons', () => {
  it('are those that are drawn now; if not, run npm run scenes', () => {
    expect(readIcons()?.drawings).toBe(iconDrawings());
  });
});
