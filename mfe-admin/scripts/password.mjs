/**
 * Makes what the password of the administration is checked against: a new salt, and the hash with it.
 *
 *   npm run password -w mfe-admin               asks for the password twice, and shows nothing of it
 *   npm run password -w mfe-admin < password    takes it from a file or a pipe
 */
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What OWASP asks of PBKDF2 with SHA-256 at the least. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** @returns {never} */
function refuse(what) {
  process.stderr.write(`password: ${what}\n`);
  process.exit(1);
}

/** Asks at the terminal. What is typed is shown nowhere, not even as stars. */
async function ask(question) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(130);
  });
  process.stderr.write(question);
  const answer = await new Promise((resolve) => {
    terminal.once('line', resolve);
    // Ctrl+D
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  process.stderr.write('\n');
  return answer;
}

async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('New password: ');
  if (password !== '' && password !== (await ask('Once more: '))) refuse('The two differ. Start again.');
  return password;
}

const password = await readPassword();
if (password === '') refuse('The password is empty. Type one, or pipe one in.');
if (/[\r\n]/.test(password))
  refuse('The password has several lines, but its field takes one. Pipe in one line.');

const salt = randomBytes(SALT_BYTES);
const hash = pbkdf2Sync(password, salt, ITERATIONS, HASH_BYTES, 'sha256');
process.stdout.write(`\
Put these three into PASSWORD_RECORD in mfe-admin/src/gate/passwordRecord.ts, then build and publish mfe-admin:

  salt: '${salt.toString('base64')}',
  iterations: ${ITERATIONS.toLocaleString('en').replaceAll(',', '_')},
  hash: '${hash.toString('base64')}',
`);
