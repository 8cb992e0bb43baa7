import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeRemote } from '../../testing/writeRemote';
import { readSitePackage } from '../../workspace/sitePackage';
import { diskCache } from './diskCache';

const directory = join(temporaryFolder(), 'mfe-blog');

const versionNow = () => (diskCache(readSitePackage(directory), 'browser') as FileCacheOptions).version;

beforeAll(() => {
  writeRemote(directory, 'linked');
});

describe('The cache of builds', () => {
  it('is in the folder of the package, and apart for each target', () => {
    expect(diskCache(readSitePackage(directory), 'server')).toMatchObject({
      type: 'filesystem',
      name: 'mfe-blog-server',
      cacheDirectory: join(directory, 'node_modules/.cache/farekite'),
    });
  });

  it('stays while nothing but modules changes', () => {
    const version = versionNow();
    appendFileSync(join(directory, 'src/components/Title.tsx'), '// A comment\n');
    expect(versionNow()).toBe(version);
  });

  it('begins anew when the configuration changes', () => {
    const version = versionNow();
    appendFileSync(join(directory, 'webpack.config.js'), '\n');
    expect(versionNow()).not.toBe(version);
  });
});
