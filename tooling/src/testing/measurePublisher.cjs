// Preloaded into a publisher with `node --require`: counts what it asks of the store, and writes the figures into the
// file MEASURES_FILE when it ends. After KILL_AFTER_PAGES pages were written, the publisher is killed.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const TICKS_PER_SECOND = 100;
const figures = {
  requests: { get: 0, put: 0, delete: 0, list: 0 },
  bytesRead: 0,
  bytesWritten: 0,
  pages: 0,
};
const killAfterPages = Number(process.env.KILL_AFTER_PAGES ?? Infinity);
const dist = join(process.argv[1], '../../dist');

/** The processor time of this process and the processes that it has started, as Linux knows it. */
function cpuSeconds() {
  const ticks = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ').slice(11, 15);
  return ticks.reduce((sum, count) => sum + Number(count), 0) / TICKS_PER_SECOND;
}

function report() {
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const times = { seconds: process.uptime(), cpuSeconds: cpuSeconds() };
  writeFileSync(process.env.MEASURES_FILE, JSON.stringify({ ...figures, ...times, peakMb }));
}

function count(prototype) {
  const { get, put, delete: remove, list } = prototype;
  Object.assign(prototype, {
    async get(key) {
      figures.requests.get += 1;
      const object = await get.call(this, key);
      figures.bytesRead += object?.bytes.length ?? 0;
      return object;
    },
    async put(key, bytes, ...others) {
      figures.requests.put += 1;
      figures.bytesWritten += bytes.length;
      const result = await put.call(this, key, bytes, ...others);
      if (key.endsWith('.html') && !key.startsWith('releases/')) figures.pages += 1;
      if (figures.pages >= killAfterPages) {
        report();
        process.kill(process.pid, 'SIGKILL');
      }
      return result;
    },
    delete(key) {
      figures.requests.delete += 1;
      return remove.call(this, key);
    },
    list(prefix) {
      figures.requests.list += 1;
      return list.call(this, prefix);
    },
  });
}

count(require(join(dist, 'store/FolderStore.js')).FolderStore.prototype);
count(require(join(dist, 'store/S3Store.js')).S3Store.prototype);
process.on('exit', report);
