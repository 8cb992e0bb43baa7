// Preloaded into a publisher with `node --require`: kills the process right before its nth write to the disk.
// The environment variable KILL_AT_WRITE is n, counted from 1.
const fs = require('node:fs/promises');

const killAt = Number(process.env.KILL_AT_WRITE);
let count = 0;
for (const name of ['mkdir', 'writeFile', 'appendFile', 'rename', 'rm']) {
  const original = fs[name];
  fs[name] = (...args) => {
    count += 1;
    if (count === killAt) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
