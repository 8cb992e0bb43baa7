// Loaded before the tool, it says at the end which npm packages, and which folders of the tool, were loaded.
const { sep } = require('node:path');

const DIST = `${sep}tooling${sep}dist${sep}`;
const PACKAGES = `${sep}node_modules${sep}`;

/** The names after the last occurrence of a folder in the paths of the loaded modules. */
function namesBelow(folder) {
  const files = Object.keys(require.cache).filter((file) => file.includes(folder));
  const names = files.map((file) => file.slice(file.lastIndexOf(folder) + folder.length).split(sep)[0]);
  return [...new Set(names)].sort().join(' ');
}

process.on('exit', () => {
  process.stderr.write(`packages ${namesBelow(PACKAGES)}\nfolders ${namesBelow(DIST)}\n`);
});
