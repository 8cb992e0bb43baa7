import type { SandboxTask } from '../compose/sandbox/SandboxTask';

/** Its shell runs this code when it renders its only page. */
export function taskRunning(body: string): SandboxTask {
  const source = `exports.default = { renderPage() { ${body} } }`;
  return {
    kind: 'render',
    shell: { file: 'test/server/test.js', source, assetsPath: '/' },
    remote: undefined,
    bundles: {},
    texts: {},
    subjects: [{ path: null, language: 'en' }],
  };
}
