// Loaded into a publisher before anything else: kills it, as a machine that loses power does, right before
// the KILL_AT_WRITE-th time that it would change the disk. Counts from 1.
const fs = require('node:fs/promises');

const fatal = Number(process.env.KILL_AT_WRITE);
let count = 0;
for (const name of ['mkdir', 'writeFile', 'appendFile', 'rename', 'rm']) {
  const change = fs[name];
  fs[name] = (...args) => {
    count += 1;
    if (count === fatal) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}
