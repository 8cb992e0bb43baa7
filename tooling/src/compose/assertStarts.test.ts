import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { FEDERATION_RUNTIME, labelOf } from '../release/manifest';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { assertStarts } from './assertStarts';

const PAGE = 'browser/first-class-deals.js';
const { release: shell } = fakeShell({ provides: { [FEDERATION_RUNTIME]: '2.9.3', react: '19.3.1' } });
const { dist, release: remote } = fakeRemote('mfe-deals', { namespaces: ['deals'] });
const label = `${labelOf(remote)} with ${labelOf(shell)}`;

let shellSource: string;

beforeAll(async () => {
  const path = temporaryFolder();
  const { resolve } = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const core = resolve(`${FEDERATION_RUNTIME}/core`);
  const output = { path, filename: 'core.js', library: { type: 'commonjs2' } };
  const compiler = webpack({ mode: 'none', target: 'node', entry: core, output });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const bundle = readFileSync(join(path, 'core.js'), 'utf8');
  shellSource = `${bundle}
    const core = module.exports;
    module.exports = { default: { renderPage() {}, modules: { '@module-federation/runtime/core': core, react: {} } } };`;
});

const LOADER = `const base = document.currentScript.src;
const load = (file) => new Promise((resolve) => {
  const element = document.createElement(file.endsWith('.js') ? 'script' : 'link');
  const url = new URL(file, base).href;
  __FAREKITE_ASSETS__[file.endsWith('.js') ? 'secureScript' : 'secureStyle'](element, url);
  element.onload = resolve;
  document.head.appendChild(element);
});`;

const container = (get: string, init = '') => `${LOADER}
  var mfe_deals = { init(scope) { ${init} }, async get(name) { ${get} } };`;

async function start(entry: string, files: Readonly<Record<string, string>> = {}): Promise<void> {
  const changed: Readonly<Record<string, string>> = { ...files, [remote.entry]: entry };
  await assertStarts({ shell, remote }, async ({ kind }, file) => {
    const source = kind === 'shell' ? shellSource : changed[file];
    return source === undefined ? readFile(join(dist, file)) : Buffer.from(source);
  });
}

describe('The entry of a remote in browsers', () => {
  it('starts when its container takes what the shell shares, and loads the files of each module that it exposes', async () => {
    await expect(
      start(
        container(
          `await load('first-class-deals.css');
           await load(name === './first-class-deals' ? 'first-class-deals.js' : name.slice(2) + '.js');
           return () => { throw new Error('a page is not run'); };`,
          `if (!scope.react['19.3.1']) throw new Error('no React');`,
        ),
      ),
    ).resolves.toBeUndefined();
  });

  it.each<[string, string, string, Readonly<Record<string, string>>?]>([
    ['is no JavaScript', 'var mfe_deals = {', 'browser/remoteEntry.js: SyntaxError: Unexpected end of input'],
    [
      'uses what the federation runtime of the shell lacks',
      `globalThis._FEDERATION_RUNTIME_CORE.newFunction();`,
      'browser/remoteEntry.js: TypeError: globalThis._FEDERATION_RUNTIME_CORE.newFunction is not a function',
    ],
    ['defines no container', 'var mfe_home = {};', 'browser/remoteEntry.js: Error: [ Federation Runtime ]'],
    [
      'loads a script that throws',
      container(`await load('first-class-deals.js'); return () => {};`),
      `${PAGE}: Error: No page`,
      { [PAGE]: `throw new Error('No page');` },
    ],
    [
      'loads a script that the release does not have',
      container(`await load('second-class-deals.js');`),
      'The release has no browser/second-class-deals.js',
    ],
    [
      'has a module that does not come',
      container(
        `return name.startsWith('./locales/es') ? Promise.reject(new Error('No ' + name)) : () => {};`,
      ),
      'browser/remoteEntry.js: Error: No ./locales/es/deals',
    ],
  ])('refuses one that %s', async (_what, entry, problem, files = {}) => {
    const message = `${label} does not start in browsers: `;
    const refusal: unknown = await start(entry, files).catch((error: unknown) => error);
    expect(String(refusal)).toContain(message);
    expect(String(refusal)).toContain(problem);
  });
});
