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

  it('is not built when webpack sets the address in another way, because scripts would load unverified', () => {
    const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilationWithPlugin());
    expect(() => createScript.call('script.setAttribute("src", url);', chunk)).toThrow(
      'VerifiedLoadingPlugin: webpack\'s loading code no longer contains "script.src = url;", so scripts would load unverified',
    );
  });
});
