/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json';
import { isAdminPassword } from '../src/auth/isAdminPassword';
import { PASSWORD_HASH } from '../src/auth/passwordHash';

jest.mock('../src/auth/passwordHash', () => ({ PASSWORD_HASH: {} }));

const PACKAGE_FOLDER = join(__dirname, '..');
const HASH_FILE = 'src/auth/passwordHash.ts';

/** Without npm, which would take most of the time. */
function runPassword(input: string) {
  const [program = '', ...args] = packageJson.scripts.password.split(' ');
  return spawnSync(program, args, { cwd: PACKAGE_FOLDER, input, encoding: 'utf8' });
}

function parsePasswordHash(source: string) {
  const value = (name: string) => new RegExp(`${name}: '?([^',]+)`).exec(source)?.[1] ?? '';
  return {
    salt: value('salt'),
    iterations: Number(value('iterations').replaceAll('_', '')),
    hash: value('hash'),
  };
}

describe('npm run password', () => {
  it('prints a hash that only this password matches, with another salt each time [ADMIN-17]', async () => {
    const { status, stdout, stderr } = runPassword('a new pässwörd 🪁\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain(`mfe-admin/${HASH_FILE}`);
    expect(stdout).not.toContain('pässwörd');
    const again = parsePasswordHash(runPassword('a new pässwörd 🪁\n').stdout);
    Object.assign(PASSWORD_HASH, parsePasswordHash(stdout));
    expect(again.salt).not.toBe(PASSWORD_HASH.salt);
    expect(again.hash).not.toBe(PASSWORD_HASH.hash);
    await expect(isAdminPassword('a new pässwörd 🪁')).resolves.toBe(true);
    await expect(isAdminPassword('farekite-demo')).resolves.toBe(false);
  });

  it.each([
    ['an empty line', '\n', 'The password is empty. Type one, or pipe one in.'],
    ['several lines', 'one\ntwo\n', 'The password has several lines. Pipe in one line.'],
  ])('refuses %s with a message of one line [ADMIN-17]', (_case, input, message) => {
    expect(runPassword(input)).toMatchObject({ status: 1, stdout: '', stderr: `password: ${message}\n` });
  });
});

it('README.md states the demo password that matches the hash [ADMIN-7]', async () => {
  const committed = parsePasswordHash(readFileSync(join(PACKAGE_FOLDER, HASH_FILE), 'utf8'));
  expect(committed.iterations).toBeGreaterThanOrEqual(600_000);
  Object.assign(PASSWORD_HASH, committed);
  const readme = readFileSync(join(PACKAGE_FOLDER, 'README.md'), 'utf8');
  const [, password = ''] = /demo password is `([^`]+)`/.exec(readme) ?? [];
  expect(password).toBe('farekite-demo');
  await expect(isAdminPassword(password)).resolves.toBe(true);
});
