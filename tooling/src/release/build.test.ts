import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/contract';
import sharedPackage from '@farekite/shared/package.json';
import webpackPackage from 'webpack/package.json';
import { assertCompiled, farekite, type Outcome } from '../testing/compiledTool';
import { writeRemote } from '../testing/remoteSources';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readRelease } from './readRelease';

const BUILD_MS = 60_000;
const linked = join(temporaryFolder(), 'mfe-blog');
const copied = join(temporaryFolder(), 'a/deeper/folder');
let outcomes: readonly Outcome[];
let release: ReleaseManifest;

beforeAll(async () => {
  await assertCompiled();
  writeRemote(linked, 'linked');
  writeRemote(copied, 'copied');
  outcomes = await Promise.all([farekite(['build'], linked), farekite(['build'], copied)]);
  release = await readRelease(join(linked, 'dist'));
}, BUILD_MS);

const browserFile = (name: string) => readFileSync(join(linked, 'dist/browser', name), 'utf8');

describe('webpack, which works with federation as far as we know in this version only', () => {
  it('is pinned to 5.111.1: read docs/decisions/0003-pinned-webpack.md before another', () => {
    expect(webpackPackage.version).toBe('5.111.1');
    expect(existsSync(join(__dirname, '../../../docs/decisions/0003-pinned-webpack.md'))).toBe(true);
  });

  it('builds a federation container with it', () => {
    expect(browserFile('remoteEntry.js')).toMatch(/^var mfe_blog;/);
  });
});

describe('A remote that is built', () => {
  it('is a release, whole, with the pages of its package.json', () => {
    expect(outcomes[0]).toEqual({
      exitCode: 0,
      stdout: `mfe-blog@${release.version} is built\n`,
      stderr: '',
    });
    expect(release).toMatchObject({
      name: 'mfe-blog',
      kind: 'remote',
      contract: sharedPackage.version,
      container: 'mfe_blog',
      entry: 'browser/remoteEntry.js',
      shared: { i18next: '^26.7.2', react: '^19.3.1', 'react/jsx-runtime': '^19.3.1' },
      pages: {
        '/blog': {
          module: './blog',
          server: 'server/blog.js',
          scripts: ['browser/common.js', 'browser/blog.js'],
          styles: ['browser/common.css'],
        },
        '/about': { module: './about', server: 'server/about.js' },
      },
    });
  });

  it('is the same to the byte wherever it stands, with the contract package linked or installed', async () => {
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await snapshot(join(copied, 'dist'))).toEqual(await snapshot(join(linked, 'dist')));
  });

  it('has the shell verify what its entry loads', () => {
    expect(browserFile('remoteEntry.js')).toContain('__FAREKITE_ASSETS__.secureScript(');
    expect(browserFile('remoteEntry.js')).toContain('__FAREKITE_ASSETS__.secureStyle(');
  });

  it('names its classes after itself, also those of the contract package, and the same for Node', () => {
    const classes = browserFile('common.css').match(/\.[\w-]+(?=\{)/g) ?? [];
    expect(classes).toEqual([
      expect.stringMatching(/^\.mfe-blog_(Title_title|VisuallyHidden_\w+)_[\da-f]{6}$/),
      expect.stringMatching(/^\.mfe-blog_(Title_title|VisuallyHidden_\w+)_[\da-f]{6}$/),
    ]);
    const server = readFileSync(join(linked, 'dist/server/blog.js'), 'utf8');
    for (const name of classes) expect(server).toContain(name.slice(1));
  });
});

describe('A remote that does not build', () => {
  it(
    'says what webpack found, and leaves no release that could be published',
    async () => {
      rmSync(join(copied, 'src'), { recursive: true });
      const { exitCode, stderr } = await farekite(['build'], copied);
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^farekite: mfe-blog does not build:\n/m);
      expect(stderr).toContain("Can't resolve './src/Blog.tsx'");
      expect(stderr).toMatch(/\S\. Mend what webpack reports and build again\.\n$/);
      expect(existsSync(join(copied, 'dist/release.json'))).toBe(false);
    },
    BUILD_MS,
  );
});
