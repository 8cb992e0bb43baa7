import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { objectMetadata } from '../store/objectMetadata';
import { pointerKey } from '../store/pointers';
import type { Store } from '../store/Store';
import { fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { temporaryFolder } from '../testing/temporaryFolder';
import { publishingOrder } from './publishingOrder';

jest.mock('../compose/runInSandbox');

const workspace = temporaryFolder();

function writeJson(file: string, content: object): void {
  mkdirSync(join(workspace, file, '..'), { recursive: true });
  writeFileSync(join(workspace, file), JSON.stringify(content));
}

beforeAll(() => {
  writeJson('package.json', { workspaces: ['shell', 'mfe-*'] });
  writeJson('node_modules/@farekite/shared/contract/routes.json', { '/': { remote: 'mfe-home' } });
  writeJson('shell/package.json', { name: 'shell', farekite: {} });
  writeJson('mfe-home/package.json', { name: 'mfe-home', farekite: {} });
});

async function namesFor(store: Store): Promise<string[]> {
  return (await publishingOrder(workspace, store)).map((directory) => basename(directory));
}

describe('publishingOrder', () => {
  it('puts the shell last on an empty site, and on one whose shell can compose pages', async () => {
    expect(await namesFor(emptySite())).toEqual(['mfe-home', 'shell']);
    expect(await namesFor(await publishedSite(fakeShell().dist))).toEqual(['mfe-home', 'shell']);
  });

  it('puts the shell first where an earlier version of the tool has published one', async () => {
    const store = emptySite();
    const key = pointerKey('shell');
    const manifest = Buffer.from(JSON.stringify(fakeShell().release));
    await store.put(key, manifest, objectMetadata(key), 'absent');
    expect(await namesFor(store)).toEqual(['shell', 'mfe-home']);
  });
});
