import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharedPackage from '@farekite/shared/package.json';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { explain } from '../operations/explain';
import { readRelease } from '../release/readRelease';
import { builtFiles, storeRelease } from '../store/releases';
import { assertCompiled, runFarekite, type Outcome } from '../testing/compiledTool';
import { emptySite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRemote } from '../testing/writeRemote';

const SPANISH_TEXTS = ['browser/locales/es/blog.js', 'server/locales/es/blog.json'];
const CACHE = 'node_modules/.cache/farekite';
const remote = join(temporaryFolder(), 'mfe-blog');
let outcome: Outcome;
let release: ReleaseManifest;

/** Of a build. */
jest.setTimeout(60_000);

beforeAll(async () => {
  await assertCompiled();
  writeRemote(remote);
  outcome = await runFarekite(['build'], remote);
  release = await readRelease(join(remote, 'dist'));
});

const built = (file: string) => readFileSync(join(remote, 'dist', file), 'utf8');

const scriptsWithoutTexts = () =>
  Object.keys(release.files).filter((file) => /^browser\/(?!locales\/).*\.js$/.test(file));

function replaceIn(file: string, text: string, replacement: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(text, replacement));
}

describe('farekite build', () => {
  it('builds a complete release with the pages that belong to the remote', () => {
    const stdout = `mfe-blog@${release.version} is built\n`;
    expect(outcome).toEqual({ exitCode: 0, stdout, stderr: '' });
    expect(release).toMatchObject({
      name: 'mfe-blog',
      kind: 'remote',
      contract: sharedPackage.version,
      container: 'mfe_blog',
      entry: 'browser/remoteEntry.js',
      shared: {
        i18next: '^26.7.2',
        react: '^19.3.1',
        'react/jsx-runtime': '^19.3.1',
        '@module-federation/runtime': '>=2.9',
      },
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

  it('has maps of its scripts alone, which no script names, in a folder that is not public, and without a folder of this machine', () => {
    const scripts = scriptsWithoutTexts();
    const maps = scripts.map((file) => file.replace('browser/', 'maps/').concat('.map'));
    expect(Object.keys(release.files).filter((file) => /^(?:maps|browser)\/.*\.map$/.test(file))).toEqual(
      maps,
    );
    for (const file of scripts) expect(built(file)).not.toContain('sourceMappingURL');
    const sources = ['server/blog.js.map', 'maps/blog.js.map', 'maps/remoteEntry.js.map'].map(
      (file) => (JSON.parse(built(file)) as { sources: string[] }).sources,
    );
    expect(sources[0]).toContain('mfe-blog/src/pages/Blog/Blog.tsx');
    expect(sources.flat().filter((source) => /^\/|\.\.|:/.test(source))).toEqual([]);
  });

  it('is explained by its minified script: the component and its line', async () => {
    const store = emptySite();
    await storeRelease(store, release, builtFiles(join(remote, 'dist')));
    const column = built('browser/blog.js').indexOf('onClick') + 1;
    const position = `browser/blog.js:1:${String(column)}`;
    expect(await explain(`mfe-blog@${release.version}`, position, store)).toMatchObject({
      source: 'mfe-blog/src/pages/Blog/Blog.tsx',
      line: 8,
      component: 'Blog',
    });
  });

  it('exposes its pages and a module with each namespace in each language, and copies the JSON for the release tool', () => {
    const texts = ['en', 'es'].flatMap((language) =>
      ['blog', 'mfe-blog', 'shared'].map((namespace) => `locales/${language}/${namespace}`),
    );
    const { exposes } = JSON.parse(built('browser/mf-manifest.json')) as { exposes: { path: string }[] };
    const modules = ['about', 'blog', ...texts].map((name) => `./${name}`);
    expect(exposes.map(({ path }) => path).sort()).toEqual(modules);
    for (const file of SPANISH_TEXTS) expect(built(file)).toContain('Comentarios');
  });

  it('writes texts into no other script, so that a visitor downloads one language', () => {
    const scripts = scriptsWithoutTexts();
    expect(scripts.length).toBeGreaterThan(3);
    for (const file of scripts)
      expect(built(file)).not.toMatch(/of ours|nuestros|Comments|Comentarios|Close|Cerrar/);
    expect(built('browser/locales/es/blog.js')).not.toContain('Comments');
  });

  it('builds a module federation container, whose entry lets the shell verify the files that it loads', () => {
    const entry = built('browser/remoteEntry.js');
    expect(entry).toMatch(/^var mfe_blog;/);
    expect(entry).toContain('__FAREKITE_ASSETS__.secureScript(');
    expect(entry).toContain('__FAREKITE_ASSETS__.secureStyle(');
  });

  it('prefixes CSS classes, even those of the contract package, with the package’s name, the same in both builds', () => {
    const classes = built('browser/blog.css').match(/\.[\w-]+(?=\{)/g) ?? [];
    const ours: unknown = expect.stringMatching(/^\.mfe-blog_(Title_title|VisuallyHidden_\w+)$/);
    expect(classes).toEqual([ours, ours]);
    for (const name of classes) expect(built('server/blog.js')).toContain(name.slice(1));
  });

  it('gives the same bytes in any folder, and after a change with the cache of the last build as without one', async () => {
    replaceIn(join(remote, 'src/pages/About/About.tsx'), 'About us', 'Who we are');
    replaceIn(join(remote, 'src/components/Title.module.scss'), 'red', 'blue');
    replaceIn(join(remote, 'src/components/Title.tsx'), '<h1', '<h1 lang="en"');
    replaceIn(join(remote, 'src/locales/es/blog.json'), 'Comentarios', 'Opiniones');
    const other = join(temporaryFolder(), 'a/deeper/folder');
    cpSync(remote, other, { recursive: true });
    rmSync(join(other, CACHE), { recursive: true });
    const changed = await Promise.all([remote, other].map((folder) => runFarekite(['build'], folder)));
    expect(changed.map(({ stderr }) => stderr)).toEqual(['', '']);
    expect(existsSync(join(remote, CACHE, 'mfe-blog-browser'))).toBe(true);
    expect(await snapshot(join(remote, 'dist'))).toEqual(await snapshot(join(other, 'dist')));
    for (const file of SPANISH_TEXTS) expect(built(file)).toContain('Opiniones');
  });

  it('prints what webpack reports when the sources have errors, and leaves no release that could be published', async () => {
    const about = join(remote, 'src/pages/About');
    cpSync(join(remote, 'src/components/Title.module.scss'), join(about, 'Title.module.scss'));
    const imports = "Title';\nimport './Title.module.scss';\nimport './Tags';";
    replaceIn(join(about, 'About.tsx'), "Title';", imports);
    const { exitCode, stderr } = await runFarekite(['build'], remote);
    expect(exitCode).toBe(1);
    expect(stderr).toContain("Can't resolve './Tags'");
    expect(stderr).toMatch(/About\/Title\.module\.scss have the same name\. Rename one of them/);
    expect(stderr).toMatch(
      /\nfarekite: mfe-blog does not build\. Fix what webpack reports above, then build again\.\n$/,
    );
    expect(existsSync(join(remote, 'dist/release.json'))).toBe(false);
  });
});
