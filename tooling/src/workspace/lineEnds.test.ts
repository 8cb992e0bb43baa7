import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';

const WORKSPACE = join(__dirname, '../../..');
const RULES = join(WORKSPACE, '.gitattributes');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Whether the sources came by git, and not in an archive. */
function isCheckout(): boolean {
  try {
    return realpathSync(git(WORKSPACE, 'rev-parse', '--show-toplevel').trim()) === realpathSync(WORKSPACE);
  } catch {
    return false;
  }
}

describe('Line ends', () => {
  it('are those of the repository on every machine', () => {
    expect(readFileSync(RULES, 'utf8')).toContain('\n* text=auto eol=lf\n');
  });

  it('are the same in a checkout whose git is set to those of Windows', () => {
    if (!isCheckout()) {
      console.warn('Not tried: these sources did not come by git.');
      return;
    }
    const clone = join(temporaryFolder(), 'clone');
    const windows = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf'];
    git(WORKSPACE, ...windows, 'clone', '--quiet', '--shared', '--no-checkout', WORKSPACE, clone);
    git(clone, ...windows, 'checkout', '--quiet', 'HEAD');
    const files = git(clone, 'ls-files', '--eol').trimEnd().split('\n');
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => !/^i\/(\S+) +w\/\1 /.test(file))).toEqual([]);
  });
});
