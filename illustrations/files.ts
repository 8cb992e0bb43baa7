import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FORMS, SINGLE_FILES } from './sizes';

/** A picture that is rendered and committed. */
export interface PictureFile {
  /** The drawing, in this folder. */
  readonly source: string;
  /** In the repository. Its ending is its format. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  /** Width to height of the middle that it shows. @default the whole source */
  readonly crop?: number | undefined;
  readonly maxBytes?: number;
}

/** The root of the repository. */
export const ROOT = join(__dirname, '..');

/** Contains the hash of what each file was rendered from. */
export const HASHES = join(__dirname, 'hashes.json');

export function readHashes(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>));
}

type FormName = keyof typeof FORMS;

/** The sources of pictures by their names, in each form in which a package shows them. */
type Pictures = Readonly<Partial<Record<FormName, Readonly<Record<string, string>>>>>;

function filesOf(folder: string, form: FormName, pictures: Pictures): PictureFile[] {
  const { file, crop, sizes } = FORMS[form];
  return Object.entries(pictures[form] ?? {}).flatMap(([name, source]) =>
    sizes.map(({ format, width, maxBytes }) => ({
      source,
      file: `${folder}/${file.replace('NAME', name).replace('WIDTH', String(width))}.${format}`,
      width,
      crop,
      maxBytes,
    })),
  );
}

/** Where packages have pictures. Each is built from its own folder, so each has its own files. */
export const FOLDERS = readdirSync(ROOT)
  .map((name) => `${name}/src/pictures`)
  .filter((folder) => existsSync(join(ROOT, folder, 'pictures.json')));

export const FILES: readonly PictureFile[] = [
  ...FOLDERS.flatMap((folder) => {
    const pictures = JSON.parse(readFileSync(join(ROOT, folder, 'pictures.json'), 'utf8')) as Pictures;
    return (Object.keys(FORMS) as FormName[]).flatMap((form) => filesOf(folder, form, pictures));
  }),
  ...SINGLE_FILES,
];

/**
 * A source with the pictures that it links to inside it, because the renderer opens no files.
 *
 * @throws Error for a link that is not the relative address of an SVG file
 */
function readSource(source: string): string {
  return readFileSync(join(__dirname, source), 'utf8').replace(
    /(<image\b[^>]*\bhref=)"([^"]+)"/g,
    (_, start: string, link: string) => {
      if (!/^[^:]+\.svg$/.test(link)) {
        throw new Error(
          `${source} links to ${link.slice(0, 80)}. Link to an SVG file by a relative address.`,
        );
      }
      const linked = readSource(join(dirname(source), link));
      return `${start}"data:image/svg+xml;base64,${Buffer.from(linked).toString('base64')}"`;
    },
  );
}

/** What a file is rendered from: its source, of which it shows the middle if it is cropped. */
export function drawing({ source, crop }: PictureFile): string {
  return readSource(source).replace(/<svg\b[^>]*>/, (root) => {
    const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(root)?.[1] ?? '').split(/[ ,]+/).map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined)
      throw new Error(`${source} needs a viewBox.`);
    const shown = crop === undefined ? width : height * crop;
    const left = crop === undefined ? x : Math.round(x + (width - shown) / 2);
    return root
      .replace(/\s(width|height)="[^"]*"/g, '')
      .replace(/viewBox="[^"]+"/, `viewBox="${[left, y, shown, height].join(' ')}"`);
  });
}

/** Changes when a file has to be rendered again. */
export function hashOf(file: PictureFile): string {
  return createHash('sha256')
    .update(JSON.stringify([file.width, file.maxBytes, drawing(file)]))
    .digest('hex')
    .slice(0, 16);
}
