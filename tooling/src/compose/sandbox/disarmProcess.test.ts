import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const COMPILED = join(__dirname, '../../../dist/compose/sandbox/disarmProcess.js');

describe('disarmProcess', () => {
  it('leaves no way to signal a process, to load native code or another module, or to end this one', () => {
    const program = `
      const powers = ['kill', '_kill', '_debugProcess', 'dlopen', 'binding', 'getBuiltinModule', 'exit', 'stdin'];
      require(${JSON.stringify(COMPILED)}).disarmProcess();
      require('node:fs').writeSync(1, JSON.stringify(powers.filter((name) => name in process)));
    `;
    expect(JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }))).toEqual([]);
  });
});
