import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { runtime, type Chunk, type Compilation } from 'webpack';
import { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';

const chunk = {} as Chunk;

function compilationWithPlugin(): Compilation {
  const compiler = webpack({ mode: 'none', entry: {}, plugins: [new VerifiedLoadingPlugin()] });
  return compiler.newCompilation(compiler.newCompilationParams());
}

describe('The loading code of a remote', () => {
  it('lets the shell set and verify the address of a script', () => {
    const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilationWithPlugin());
    expect(createScript.call('before(); script.src = url; after();', chunk)).toBe(
      'before(); __FAREKITE_ASSETS__.secureScript(script, url); after();',
    );
  });

  it('lets the shell verify a stylesheet before it is inserted', () => {
    const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilationWithPlugin());
    const names = { tag: 'linkTag', href: 'fullhref', chunkId: 'id', resolve: 'r', reject: 'j' };
    expect(beforeTagInsert.call('before();', names)).toBe(
      'before();__FAREKITE_ASSETS__.secureStyle(linkTag, fullhref);',
    );
  });

  it('tells the shell which files it requests, and waits for it before it requests them', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'farekite-loading-'));
    writeFileSync(join(directory, 'page.js'), "import(/* webpackChunkName: 'part' */ './part.js');");
    writeFileSync(join(directory, 'part.js'), 'export default 1;');
    const compiler = webpack({
      mode: 'development',
      context: directory,
      entry: './page.js',
      output: { path: directory, publicPath: '/releases/' },
      plugins: [new MiniCssExtractPlugin(), new VerifiedLoadingPlugin()],
    });
    await promisify(compiler.run.bind(compiler))();
    const entry = readFileSync(join(directory, 'main.js'), 'utf8');
    rmSync(directory, { recursive: true });
    const log: string[] = [];
    runInNewContext(entry, {
      self: {},
      setTimeout: () => undefined,
      document: {
        getElementsByTagName: () => [],
        createElement: () => ({}),
        head: { appendChild: () => undefined },
      },
      __FAREKITE_ASSETS__: {
        prepareRequests: async (files: string[]) => {
          log.push(`about to request ${files.join(' and ')}`);
          await Promise.resolve();
          log.push('ready');
        },
        secureScript: (_script: unknown, url: string) => log.push(`requests ${url}`),
      },
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['about to request /releases/part.js', 'ready', 'requests /releases/part.js']);
  });

  it('is not built when webpack sets the address in another way, because scripts would load unverified', () => {
    const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilationWithPlugin());
    expect(() => createScript.call('script.setAttribute("src", url);', chunk)).toThrow(
      'VerifiedLoadingPlugin: webpack\'s loading code no longer contains "script.src = url;", so scripts would load unverified',
    );
  });
});
