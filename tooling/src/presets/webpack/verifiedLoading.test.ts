import webpack, { runtime, type Chunk } from 'webpack';
import { verifiedLoading } from './verifiedLoading';

// farekite build has a test of what it contains.
it('The loading code of a remote is not built when webpack sets addresses in another way, because scripts would load unverified', () => {
  const compiler = webpack({ mode: 'none', entry: {}, plugins: [verifiedLoading] });
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
  expect(() => createScript.call('script.setAttribute("src", url);', {} as Chunk)).toThrow(
    'no longer contains "script.src = url;", so scripts would load unverified',
  );
});
