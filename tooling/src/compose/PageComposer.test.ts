import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoutePath } from '@farekite/shared/contract';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { PageComposer } from './PageComposer';

jest.mock('./runInSandbox');

const PUBLICATION = { serial: 1, id: '' };

describe('PageComposer', () => {
  it('reads the files of the shell that every batch needs once, and those of a page for its batch', async () => {
    const shell = fakeShell();
    const home = fakeRemote('mfe-home', { namespaces: ['home'] });
    const read: string[] = [];
    await using composer = new PageComposer((release, file) => {
      read.push(file);
      return readFile(join(release.kind === 'shell' ? shell.dist : home.dist, file));
    });
    const compose = (...paths: (RoutePath | null)[]) =>
      composer.compose({
        shell: { ...shell.release, ...PUBLICATION },
        remote: { ...home.release, ...PUBLICATION },
        paths,
      });
    expect((await compose('/')).map(({ key }) => key)).toEqual(['index.html', 'index.es.html']);
    await compose('/');
    await compose(null);
    await composer.composeSiteFiles(shell.release);
    expect(read.sort()).toEqual([
      'browser/shell.css',
      'server/home.js',
      'server/home.js',
      'server/locales/en/home.json',
      'server/locales/en/home.json',
      'server/locales/es/home.json',
      'server/locales/es/home.json',
      'server/shell.js',
    ]);
  });
});
