import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { readRelease } from '../release/readRelease';
import { assertCompiled, runFarekite, type Outcome } from '../testing/compiledTool';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRemote } from '../testing/writeRemote';

const BUILD_MS = 60_000;
const CACHE = 'node_modules/.cache/farekite';
const remote = join(temporaryFolder(), 'mfe-blog');
const other = join(temporaryFolder(), 'a/deeper/folder');
let outcomes: readonly Outcome[];
let release: ReleaseManifest;

beforeAll(async () => {
  await assertCompiled();
  writeRemote(remote);
  writeRemote(other);
  outcomes = await Promise.all([runFarekite(['build'], remote), runFarekite(['build'], other)]);
  release = await readRelease(join(remote, 'dist'));
}, BUILD_MS);

const browserFile = (name: string) => readFileSync(join(remote, 'dist/browser', name), 'utf8');

function replaceIn(file: string, text: string, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, replacement));
}

describe('farekite build', () => {
  it('builds a complete release with the pages that belong to the remote', () => {
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
      languages: ['en', 'es'],
      pages: {
        '/blog': {
          module: './blog',
          server: 'server/blog.js',
          scripts: ['browser/blog.js'],
          styles: ['browser/blog.css'],
          namespaces: ['blog', 'mfe-blog', 'shared'],
        },
        '/about': { module: './about', server: 'server/about.js', namespaces: ['mfe-blog', 'shared'] },
      },
    });
  });

  it('gives the same bytes in any folder', async () => {
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await snapshot(join(other, 'dist'))).toEqual(await snapshot(join(remote, 'dist')));
  });

  it('maps its bundles for Node to the sources, without naming a folder of this machine', () => {
    const { sources } = JSON.parse(readFileSync(join(remote, 'dist/server/blog.js.map'), 'utf8')) as {
      sources: string[];
    };
    expect(sources).toEqual(
      expect.arrayContaining(['mfe-blog/src/pages/Blog/Blog.tsx', '@farekite/shared/contract/page.tsx']),
    );
    expect(sources.filter((source) => source.startsWith('/') || source.includes('..'))).toEqual([]);
    expect(Object.keys(release.files)).toContain('server/blog.js.map');
  });

  it('exposes a module with each namespace in each language, and copies its JSON for the release tool', () => {
    const namespaces = ['blog', 'mfe-blog', 'shared'];
    const textsIn = (folder: string) =>
      Object.keys(release.files).filter((file) => file.startsWith(`${folder}/locales/`));
    const inLanguages = (form: (name: string) => string) =>
      ['en', 'es'].flatMap((language) => namespaces.map((name) => form(`locales/${language}/${name}`)));
    expect(textsIn('browser').sort()).toEqual(inLanguages((name) => `browser/${name}.js`));
    expect(textsIn('server').sort()).toEqual(inLanguages((name) => `server/${name}.json`));
    const { exposes } = JSON.parse(browserFile('mf-manifest.json')) as { exposes: { path: string }[] };
    expect(exposes.map(({ path }) => path).sort()).toEqual([
      './about',
      './blog',
      ...inLanguages((name) => `./${name}`),
    ]);
    expect(browserFile('locales/es/blog.js')).toContain('Comentarios');
    expect(readFileSync(join(remote, 'dist/server/locales/es/blog.json'), 'utf8')).toBe(
      readFileSync(join(remote, 'src/locales/es/blog.json'), 'utf8'),
    );
  });

  it('writes texts into no other script, so that a visitor downloads one language', () => {
    const scripts = Object.keys(release.files).filter((file) => /^browser\/(?!locales\/).*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    for (const file of scripts) {
      expect(readFileSync(join(remote, 'dist', file), 'utf8')).not.toMatch(
        /of ours|nuestros|Comments|Comentarios|Close|Cerrar/,
      );
    }
    expect(browserFile('locales/es/blog.js')).not.toContain('Comments');
  });

  it('builds a module federation container, described to the tools of the field', () => {
    expect(browserFile('remoteEntry.js')).toMatch(/^var mfe_blog;/);
    expect(Object.keys(release.files)).toContain('browser/mf-manifest.json');
    expect(JSON.parse(browserFile('mf-manifest.json'))).toMatchObject({
      name: 'mfe_blog',
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    });
  });

  it('lets the shell verify the files that the entry loads', () => {
    expect(browserFile('remoteEntry.js')).toContain('__FAREKITE_ASSETS__.secureScript(');
    expect(browserFile('remoteEntry.js')).toContain('__FAREKITE_ASSETS__.secureStyle(');
  });

  it('prefixes CSS classes, even those of the contract package, with the package’s name, the same in both builds', () => {
    const classes = browserFile('blog.css').match(/\.[\w-]+(?=\{)/g) ?? [];
    expect(classes).toEqual([
      expect.stringMatching(/^\.mfe-blog_(Title_title|VisuallyHidden_\w+)$/),
      expect.stringMatching(/^\.mfe-blog_(Title_title|VisuallyHidden_\w+)$/),
    ]);
    const server = readFileSync(join(remote, 'dist/server/blog.js'), 'utf8');
    for (const name of classes) expect(server).toContain(name.slice(1));
  });
});

describe('farekite build, after a change,', () => {
  it(
    'gives the same bytes with the cache of the last build as without one',
    async () => {
      rmSync(join(other, CACHE), { recursive: true });
      for (const directory of [remote, other]) {
        replaceIn(join(directory, 'src/pages/About/About.tsx'), 'About us', 'Who we are');
        replaceIn(join(directory, 'src/components/Title.module.scss'), 'red', 'blue');
        replaceIn(join(directory, 'src/components/Title.tsx'), '<h1', '<h1 lang="en"');
        replaceIn(join(directory, 'src/locales/es/blog.json'), 'Comentarios', 'Opiniones');
      }
      const changed = await Promise.all([runFarekite(['build'], remote), runFarekite(['build'], other)]);
      expect(changed.map(({ stderr }) => stderr)).toEqual(['', '']);
      expect(existsSync(join(remote, CACHE, 'mfe-blog-browser'))).toBe(true);
      expect(await snapshot(join(remote, 'dist'))).toEqual(await snapshot(join(other, 'dist')));
      expect(browserFile('locales/es/blog.js')).toContain('Opiniones');
      expect(readFileSync(join(remote, 'dist/server/locales/es/blog.json'), 'utf8')).toContain('Opiniones');
    },
    BUILD_MS,
  );
});

describe('farekite build, when the sources have errors,', () => {
  it(
    'prints what webpack reports and leaves no release that could be published',
    async () => {
      const about = join(other, 'src/pages/About');
      cpSync(join(other, 'src/components/Title.module.scss'), join(about, 'Title.module.scss'));
      replaceIn(
        join(about, 'About.tsx'),
        "Title';",
        "Title';\nimport './Title.module.scss';\nimport './Tags';",
      );
      const { exitCode, stderr } = await runFarekite(['build'], other);
      expect(exitCode).toBe(1);
      expect(stderr).toContain("Can't resolve './Tags'");
      expect(stderr).toMatch(/About\/Title\.module\.scss have the same name\. Rename one of them/);
      expect(stderr).toMatch(
        /\nfarekite: mfe-blog does not build\. Fix what webpack reports above, then build again\.\n$/,
      );
      expect(existsSync(join(other, 'dist/release.json'))).toBe(false);
    },
    BUILD_MS,
  );
});
