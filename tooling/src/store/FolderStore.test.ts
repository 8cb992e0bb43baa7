import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { FolderStore } from './FolderStore';
import { CONFLICT, etagOf, listKeys, type WriteCondition } from './Store';

const KEY = 'live/mfe-deals.json';
const CHANGES = ['chmod', 'link', 'mkdir', 'rename', 'rm', 'writeFile'] as const;
const FOLLOWERS = `.farekite/store/followers/${KEY}`;

let store: FolderStore;

beforeEach(() => {
  store = new FolderStore(temporaryFolder());
});

const put = (content: string, when: WriteCondition) => store.put(KEY, Buffer.from(content), when);
const swap = async (content: string) => put(content, { etag: (await store.get(KEY))?.etag ?? '' });
const read = async () => (await store.get(KEY))?.bytes.toString();
const exposed = () => readFileSync(store.fileOf(KEY), 'utf8');

/** @param successes how many changes succeed before */
function failChanges(names: readonly (typeof CHANGES)[number][], code: string, successes = 0): void {
  let left = successes;
  for (const name of names) {
    const change = fs[name].bind(fs) as (...args: unknown[]) => Promise<unknown>;
    const spy = jest.spyOn(fs, name) as unknown as jest.SpyInstance<Promise<unknown>, unknown[]>;
    spy.mockImplementation((...args) =>
      left-- > 0
        ? change(...args)
        : Promise.reject(Object.assign(new Error(`${code}: ${name} failed`), { code, syscall: name })),
    );
  }
}

describe('A folder as a store', () => {
  it('keeps each object in a file for web servers, and replaces it, so that one that has it open sends it to the end', async () => {
    await put('old', 'always');
    const reader = await fs.open(store.fileOf(KEY));
    await put('new', 'always');
    expect(await reader.readFile('utf8')).toBe('old');
    await reader.close();
    expect(exposed()).toBe('new');
    await store.delete(KEY);
    expect(() => exposed()).toThrow('ENOENT');
  });

  it('keeps no temporary files, and lists neither what followed an ETag nor files that can be no objects', async () => {
    for (const content of ['one', 'two', 'three']) await put(content, 'always');
    expect(Object.keys(await snapshot(store.location))).toEqual([KEY]);
    await swap('four');
    expect(Object.keys(await snapshot(store.location))).toEqual([
      expect.stringMatching(`^${FOLLOWERS}/`),
      KEY,
    ]);
    writeFileSync(join(store.location, 'live', 'a\\b'), '');
    const readdir = jest.spyOn(fs, 'readdir');
    expect(await listKeys(store, '')).toEqual([KEY]);
    expect(await listKeys(store, '.farekite/')).toEqual([]);
    expect(readdir.mock.calls.filter(([path]) => String(path).includes('.farekite/store'))).toEqual([]);
  });

  it.each(['rename', 'link'] as const)(
    'has in the file what is latest after a writer was held up at its %s, while others replaced the object',
    async (call) => {
      await put('zero', 'absent');
      const etag = (await store.get(KEY))?.etag ?? '';
      const change = fs[call];
      const held = jest.spyOn(fs, call).mockImplementationOnce(async (from, to) => {
        held.mockRestore();
        for (const content of ['one', 'two', 'three']) await swap(content);
        return change(from, to);
      });
      // Before its rename it has won already, and the others replaced what it wrote.
      expect((await put('late', { etag })) === CONFLICT).toBe(call === 'link');
      expect(await read()).toBe('three');
      expect(exposed()).toBe('three');
    },
  );
});

describe('From a folder', () => {
  it('a pointer is read anew when it was replaced, or written by hand, and only then', async () => {
    await put('one', 'always');
    const first = await store.get(KEY);
    expect((await store.get(KEY))?.bytes).toBe(first?.bytes);
    await swap('two');
    expect(await read()).toBe('two');
    writeFileSync(store.fileOf(KEY), 'by hand');
    expect(await read()).toBe('by hand');
  });

  it.each([
    ['a name that is too long for the file system', 'a'.repeat(5_000)],
    ['a link to a file outside', 'secret.txt'],
    ['a link to a folder', 'linked/secret.txt'],
    ['a pipe', 'pipe.txt'],
  ])('nothing is read in %s', async (_what, key) => {
    const outside = writeFiles(temporaryFolder(), { 'secret.txt': 'secret' });
    symlinkSync(join(outside, 'secret.txt'), join(store.location, 'secret.txt'));
    symlinkSync(outside, join(store.location, 'linked'));
    execFileSync('mkfifo', [join(store.location, 'pipe.txt')]);
    expect(await store.get(key)).toBeUndefined();
  });

  it('a site is read whose folder is a link, also after that names another folder', async () => {
    const link = join(temporaryFolder(), 'site');
    symlinkSync(writeFiles(temporaryFolder(), { [KEY]: 'First' }), link);
    store = new FolderStore(link);
    expect(await read()).toBe('First');
    symlinkSync(writeFiles(temporaryFolder(), { [KEY]: 'Next' }), `${link}.next`);
    renameSync(`${link}.next`, link);
    expect(await read()).toBe('Next');
  });
});

describe('A folder that is written with the umask 077', () => {
  const HISTORY = 'history/mfe-deals/1-a.json';
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o077);
  });
  afterEach(() => process.umask(umask));

  it('can be read by a server that runs as another user, but for the history, which no server reads', async () => {
    store = new FolderStore(join(temporaryFolder(), 'new/site'));
    await store.prepare();
    await put('old', 'absent');
    await swap('new');
    await store.put(HISTORY, Buffer.from('{}'), 'absent');
    const [follower = ''] = Object.keys(await snapshot(join(store.location, FOLLOWERS)));
    const modeOf = (path: string) => (statSync(join(store.location, path)).mode & 0o777).toString(8);
    for (const path of ['..', '.', 'live', '.farekite', '.farekite/store', FOLLOWERS])
      expect([path, modeOf(path)]).toEqual([path, '755']);
    for (const path of [KEY, join(FOLLOWERS, follower)]) expect([path, modeOf(path)]).toEqual([path, '644']);
    expect(modeOf(HISTORY)).toBe('600');
  });

  it('is written also where the file system knows no modes', async () => {
    failChanges(['chmod'], 'EPERM');
    await put('new', 'absent');
    expect(exposed()).toBe('new');
  });
});

it('A folder whose last writer was killed between its two changes is read as that writer wanted it, changes only with the next write, and then is so for web servers, too', async () => {
  await put('old', 'absent');
  const file = readFileSync(store.fileOf(KEY));
  await swap('new');
  writeFileSync(store.fileOf(KEY), file);
  const before = await snapshot(store.location);
  expect(await read()).toBe('new');
  expect(await snapshot(store.location)).toEqual(before);
  expect(await put('late', { etag: etagOf(file) })).toBe(CONFLICT);
  await swap('newest');
  expect(exposed()).toBe('newest');
});

describe('A write to a folder', () => {
  it('says what is missing on a file system without hard links', async () => {
    failChanges(['link'], 'EPERM');
    await expect(put('new', 'absent')).rejects.toThrow(
      `The site folder ${store.location} could not be written (EPERM: link failed). Choose a folder on a file system with hard links`,
    );
  });

  it('is on the disk before it is answered', async () => {
    const probe = await fs.open(store.location);
    const sync = jest.spyOn(Object.getPrototypeOf(probe) as fs.FileHandle, 'sync');
    await probe.close();
    await put('old', 'absent');
    expect(sync).toHaveBeenCalledTimes(1);
    await swap('new');
    // What follows the pointer, and the copy under its key.
    expect(sync).toHaveBeenCalledTimes(3);
  });

  it('that fails at any change leaves the old object or the new one, and no half', async () => {
    for (const write of [swap, (content: string) => put(content, 'always')]) {
      let outcome: unknown;
      let successes = 0;
      do {
        store = new FolderStore(temporaryFolder());
        await put('older', 'absent');
        await swap('old');
        failChanges(CHANGES, 'ENOSPC', successes);
        successes += 1;
        outcome = await write('new').catch((error: unknown) => error);
        jest.restoreAllMocks();
        if (outcome instanceof Error)
          expect(String(outcome)).toMatch(
            /^UserError: The site folder .* could not be written \(E\w+: \w+ failed\)\. \w/,
          );
        store = new FolderStore(store.location);
        expect(['old', 'new']).toContain(await read());
        expect(await swap('newest')).not.toBe(CONFLICT);
        expect(exposed()).toBe('newest');
      } while (outcome instanceof Error);
    }
  });
});
