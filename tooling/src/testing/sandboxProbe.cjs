/* A program that tries what the code of a page could try if it got hold of Node's own objects. */
const attempts = {
  'reads a file': () => require('node:fs').readFileSync(process.execPath),
  'lists a folder': () => require('node:fs').readdirSync('/'),
  'writes a file': () => require('node:fs').writeFileSync('/tmp/farekite-sandbox-probe', 'x'),
  'starts a process': () => require('node:child_process').execSync('true'),
  'starts a thread': () => new (require('node:worker_threads').Worker)('', { eval: true }),
  'opens the inspector': () => require('node:inspector').open(0),
  'loads native code': () => process.dlopen({ exports: {} }, process.execPath),
  'runs generated code': () => new Function('return 1')(),
  'reads the environment': () => {
    if (process.env.FAREKITE_TEST_SECRET === undefined) throw Object.assign(new Error(), { code: 'ABSENT' });
  },
};

const outcomes = Object.entries(attempts).map(([name, attempt]) => {
  try {
    attempt();
    return [name, 'done'];
  } catch (error) {
    return [name, error.code ?? error.name];
  }
});
process.stdout.write(JSON.stringify(Object.fromEntries(outcomes)));
