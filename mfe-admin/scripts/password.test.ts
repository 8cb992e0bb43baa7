/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAdminPassword } from '../src/gate/isAdminPassword';
import { PASSWORD_RECORD } from '../src/gate/passwordRecord';

jest.mock('../src/gate/passwordRecord', () => ({ PASSWORD_RECORD: {} }));

const ROOM = join(__dirname, '..');
const RECORD_FILE = 'src/gate/passwordRecord.ts';

/** Runs the command as somebody does who pipes the password into it. */
function makePassword(input: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'password'], {
    cwd: ROOM,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.split('\n').filter((line) => !line.startsWith('npm warn')) };
}

/** The record that stands in a text. */
function recordIn(source: string) {
  const value = (name: string) => new RegExp(`${name}: '?([^',]+)`).exec(source)?.[1] ?? '';
  return {
    salt: value('salt'),
    iterations: Number(value('iterations').replaceAll('_', '')),
    hash: value('hash'),
  };
}

describe('npm run password', () => {
  it('makes a record with which that password opens the gate, and no other', async () => {
    const { status, stdout, stderr } = makePassword('a new pässwörd 🪁\n');
    expect(stderr).toEqual(['']);
    expect(status).toBe(0);
    expect(stdout).toContain(`mfe-admin/${RECORD_FILE}`);
    expect(stdout).not.toContain('pässwörd');
    Object.assign(PASSWORD_RECORD, recordIn(stdout));
    await expect(isAdminPassword('a new pässwörd 🪁')).resolves.toBe(true);
    await expect(isAdminPassword('farekite-demo')).resolves.toBe(false);
  });

  it('takes another salt every time', () => {
    const [first, second] = [makePassword('same'), makePassword('same')].map(({ stdout }) =>
      recordIn(stdout),
    );
    expect(first?.salt).not.toBe(second?.salt);
    expect(first?.hash).not.toBe(second?.hash);
  });

  it.each([
    ['an empty password', '', 'password: The password is empty. Type one, or pipe one in.'],
    ['an empty line', '\n', 'password: The password is empty. Type one, or pipe one in.'],
    [
      'several lines',
      'one\ntwo\n',
      'password: The password has several lines, but its field takes one. Pipe in one line.',
    ],
  ])('refuses %s in one line', (_what, input, line) => {
    expect(makePassword(input)).toEqual({ status: 1, stdout: '', stderr: [line, ''] });
  });
});

describe('The README', () => {
  it('names the demo password that opens the gate', async () => {
    Object.assign(PASSWORD_RECORD, recordIn(readFileSync(join(ROOM, RECORD_FILE), 'utf8')));
    const [, named = ''] =
      /demo password is `([^`]+)`/.exec(readFileSync(join(ROOM, 'README.md'), 'utf8')) ?? [];
    expect(named).toBe('farekite-demo');
    await expect(isAdminPassword(named)).resolves.toBe(true);
  });
});
