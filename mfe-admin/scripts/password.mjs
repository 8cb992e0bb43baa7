/** `npm run password -w mfe-admin` asks for a new password twice, or reads it from a pipe, and prints its hash. */
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** OWASP's minimum for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** @returns {never} */
function fail(message) {
  process.stderr.write(`password: ${message}\n`);
  process.exit(1);
}

/** Without echo, not even asterisks. */
async function readLine(prompt) {
  const noEcho = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: noEcho, terminal: true });
  terminal.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  process.stderr.write(prompt);
  const line = await new Promise((resolve) => {
    terminal.once('line', resolve);
    // Ctrl+D
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  process.stderr.write('\n');
  return line;
}

async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await readLine('New password: ');
  if (password !== '' && password !== (await readLine('Once more: ')))
    fail('The two passwords differ. Start again.');
  return password;
}

const password = await readPassword();
if (password === '') fail('The password is empty. Type one, or pipe one in.');
if (/[\r\n]/.test(password)) fail('The password has several lines. Pipe in one line.');

const salt = randomBytes(SALT_BYTES);
const hash = pbkdf2Sync(password, salt, ITERATIONS, HASH_BYTES, 'sha256');
process.stdout.write(`\
Copy these three values into PASSWORD_HASH in mfe-admin/src/auth/passwordHash.ts, then build and publish mfe-admin:

  salt: '${salt.toString('base64')}',
  iterations: ${ITERATIONS.toLocaleString('en').replaceAll(',', '_')},
  hash: '${hash.toString('base64')}',
`);
