import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { FolderStore } from './FolderStore';
import { CONFLICT, type WriteCondition } from './Store';

const KEY = 'live/mfe-deals.json';
const CHANGES = ['chmod', 'link', 'mkdir', 'rename', 'rm', 'writeFile'] as const;
const FOLLOWERS = `.farekite/store/followers/${KEY}`;

function put(store: FolderStore, content: string, when: WriteCondition) {
  return store.put(KEY, Buffer.from(content), when);
}

/** Replaces the object as a publisher does. */
async function swap(store: FolderStore, content: string): Promise<unknown> {
  return put(store, content, { etag: (await store.get(KEY))?.etag ?? '' });
}

async function read(store: FolderStore): Promise<string | undefined> {
  return (await store.get(KEY))?.bytes.toString();
}

/** What a web server finds in the folder. */
function exposed(store: FolderStore): string {
  return readFileSync(store.fileOf(KEY), 'utf8');
}

async function preparedStore(directory = temporaryFolder()): Promise<FolderStore> {
  const store = new FolderStore(directory);
  await store.prepare();
  return store;
}

/** Makes every change of the disk fail from the nth one on, as for a process that is killed there or finds the disk full. */
function failFromChange(nth: number, code: string): void {
  let count = 0;
  for (const name of CHANGES) {
    const change = fs[name].bind(fs) as (...args: unknown[]) => Promise<unknown>;
    const spy = jest.spyOn(fs, name) as unknown as jest.SpyInstance<Promise<unknown>, unknown[]>;
    spy.mockImplementation((...args) => {
      count += 1;
      if (count < nth) return change(...args);
      return Promise.reject(Object.assign(new Error(`${code}: ${name} failed`), { code, syscall: name }));
    });
  }
}

describe('A folder as a store', () => {
  it('keeps each object in a file for web servers, and replaces it, so that one that has it open sends it to the end', async () => {
    const store = await preparedStore();
    await put(store, 'old', 'always');
    const reader = await fs.open(store.fileOf(KEY));
    await put(store, 'new', 'always');
    expect(await reader.readFile('utf8')).toBe('old');
    await reader.close();
    expect(exposed(store)).toBe('new');
    await store.delete(KEY);
    expect(() => exposed(store)).toThrow('ENOENT');
  });

  it('keeps no temporary files, and what followed an ETag beside the objects', async () => {
    const store = await preparedStore();
    for (const content of ['one', 'two', 'three']) await put(store, content, 'always');
    expect(Object.keys(await snapshot(store.location))).toEqual([KEY]);
    await swap(store, 'four');
    const [follower = '', ...more] = Object.keys(await snapshot(store.location)).filter(
      (file) => file !== KEY,
    );
    expect(follower.startsWith(`${FOLLOWERS}/`)).toBe(true);
    expect(more).toEqual([]);
  });

  it('lists the objects of a site without reading what is beside them, and no files that can be no objects', async () => {
    const store = await preparedStore();
    await put(store, 'one', 'always');
    await swap(store, 'two');
    for (const folder of ['@', 'a/@']) {
      mkdirSync(join(store.location, folder), { recursive: true });
      writeFileSync(join(store.location, folder, 'file'), '');
    }
    const readdir = jest.spyOn(fs, 'readdir');
    const keys = [];
    for (const prefix of ['', '.farekite/']) for await (const { key } of store.list(prefix)) keys.push(key);
    expect(keys).toEqual([KEY]);
    expect(readdir.mock.calls.filter(([path]) => String(path).includes('.farekite/store'))).toEqual([]);
  });

  it('shows what a writer has left that was killed before it replaced the file', async () => {
    const store = await preparedStore();
    await put(store, 'old', 'absent');
    await swap(store, 'new');
    writeFileSync(store.fileOf(KEY), 'old');
    expect(await read(store)).toBe('new');
    expect(exposed(store)).toBe('new');
  });

  it.each<['link' | 'rename', string, unknown]>([
    [
      'rename',
      'replaces the file by what is latest, not by its own',
      { etag: expect.any(String) as unknown },
    ],
    ['link', 'meets a conflict', CONFLICT],
  ])(
    'while others replace the object, a writer that is held up at its %s %s',
    async (call, _what, result) => {
      const store = await preparedStore();
      await put(store, 'zero', 'absent');
      const etag = (await store.get(KEY))?.etag ?? '';
      const change = fs[call];
      const held = jest.spyOn(fs, call).mockImplementationOnce(async (from, to) => {
        held.mockRestore();
        for (const content of ['one', 'two', 'three']) await swap(store, content);
        return change(from, to);
      });
      expect(await put(store, 'late', { etag })).toEqual(result);
      expect(await read(store)).toBe('three');
      expect(exposed(store)).toBe('three');
    },
  );
});

describe('A folder that is written with the umask 077', () => {
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o077);
  });
  afterEach(() => process.umask(umask));

  const modeOf = (store: FolderStore, path: string) =>
    (statSync(join(store.location, path)).mode & 0o777).toString(8);

  it('can be read by a server that runs as another user, with what followed a pointer', async () => {
    const store = await preparedStore(join(temporaryFolder(), 'new/site'));
    await put(store, 'old', 'absent');
    await swap(store, 'new');
    for (const path of ['..', '.', 'live', '.farekite', '.farekite/store', FOLLOWERS])
      expect([path, modeOf(store, path)]).toEqual([path, '755']);
    const [follower = ''] = Object.keys(await snapshot(join(store.location, FOLLOWERS)));
    for (const path of [KEY, join(FOLLOWERS, follower)])
      expect([path, modeOf(store, path)]).toEqual([path, '644']);
  });

  it('keeps the history to publishers, which no server reads', async () => {
    const key = 'history/mfe-deals/1-a.json';
    const store = await preparedStore();
    await store.put(key, Buffer.from('{}'), 'absent');
    expect(modeOf(store, key)).toBe('600');
  });

  it('is written also where the file system knows no modes', async () => {
    const error = Object.assign(new Error('EPERM: chmod failed'), { code: 'EPERM', syscall: 'chmod' });
    jest.spyOn(fs, 'chmod').mockRejectedValue(error);
    const store = await preparedStore();
    await put(store, 'new', 'absent');
    expect(exposed(store)).toBe('new');
    jest.restoreAllMocks();
  });
});

describe('A write to a folder', () => {
  it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
    'says what is missing on a file system without hard links, which answers %s',
    async (code) => {
      const store = await preparedStore();
      const error = Object.assign(new Error(`${code}: link failed`), { code, syscall: 'link' });
      jest.spyOn(fs, 'link').mockRejectedValue(error);
      await expect(put(store, 'new', 'absent')).rejects.toThrow(
        `The site folder ${store.location} could not be written (${code}: link failed). Choose a folder on a file system with hard links`,
      );
      jest.restoreAllMocks();
    },
  );

  it('is on the disk before it is answered', async () => {
    const store = await preparedStore();
    const probe = await fs.open(store.location);
    const sync = jest.spyOn(Object.getPrototypeOf(probe) as fs.FileHandle, 'sync');
    await probe.close();
    await put(store, 'old', 'absent');
    expect(sync).toHaveBeenCalledTimes(1);
    await swap(store, 'new');
    // What follows the pointer, and the copy under its key.
    expect(sync).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is cut off', 'EIO'],
    ['finds the disk full', 'ENOSPC'],
    ['finds the disk read-only', 'EROFS'],
  ])('that %s at any change leaves the old object or the new one, and no half', async (_what, code) => {
    for (const write of [
      (store: FolderStore) => put(store, 'new', 'always'),
      (store: FolderStore) => swap(store, 'new'),
    ]) {
      let failed = true;
      for (let nth = 1; failed; nth += 1) {
        const store = await preparedStore();
        await put(store, 'older', 'absent');
        await swap(store, 'old');
        failFromChange(nth, code);
        const error = await write(store).then(
          () => undefined,
          (cause: unknown) => cause as Error,
        );
        jest.restoreAllMocks();
        failed = error !== undefined;
        if (error) {
          expect(error.name).toBe('UserError');
          expect(error.message).toMatch(/^The site folder .* could not be written \(E\w+: \w+ failed\)\. \w/);
        }
        const restarted = await preparedStore(store.location);
        const content = await read(restarted);
        expect(['old', 'new']).toContain(content);
        expect(exposed(restarted)).toBe(content);
        expect(await swap(restarted, 'newest')).not.toBe(CONFLICT);
        expect(exposed(restarted)).toBe('newest');
      }
    }
  });
});
