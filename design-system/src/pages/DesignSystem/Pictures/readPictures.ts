import { releasePath, type RemoteRelease, type ShellRelease } from '@farekite/shared/protocol';

/** A picture of a live release. */
export interface LivePicture {
  readonly address: string;
  /** The file's name without size and format. */
  readonly name: string;
}

const PICTURE = /^browser\/assets\/(?<name>.+)-(?<width>\d+)\.avif$/;

/** The pictures of a release, each in its largest size. */
export function picturesOf(release: RemoteRelease): LivePicture[] {
  const largest = new Map<string, { readonly width: number; readonly file: string }>();
  for (const file of Object.keys(release.files)) {
    const { name, width } = PICTURE.exec(file)?.groups ?? {};
    if (name && Number(width) > (largest.get(name)?.width ?? 0))
      largest.set(name, { width: Number(width), file });
  }
  return [...largest].map(([name, { file }]) => ({ name, address: releasePath(release) + file }));
}

/** The files of an illustration in this width and half of it, in the form that the contract's components take. */
export function filesOf({ address }: LivePicture, width: number) {
  const stem = address.replace(/-\d+\.avif$/, '');
  const inFormat = (format: string) =>
    [`${stem}-${String(width / 2)}.${format}`, `${stem}-${String(width)}.${format}`] as const;
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}

async function fetchPointer<R>(name: string): Promise<R | undefined> {
  const response = await fetch(`/live/${name}.json`, { cache: 'no-cache' });
  return response.ok ? ((await response.json()) as R) : undefined;
}

/** The pictures of every live remote, by the remote's name. Remotes without pictures are left out. */
export async function readPictures(): Promise<Map<string, LivePicture[]>> {
  const shell = await fetchPointer<ShellRelease>('shell');
  const names = [...new Set(shell?.routes.map(({ remote }) => remote))];
  const pictures = await Promise.all(
    names.map(async (name) => {
      const release = await fetchPointer<RemoteRelease>(name);
      return [name, release ? picturesOf(release) : []] as const;
    }),
  );
  return new Map(pictures.filter(([, { length }]) => length > 0));
}
