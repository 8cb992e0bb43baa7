#!/usr/bin/env node
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const TOOLING = join(__dirname, '..');
const MAIN = join(TOOLING, 'dist/cli/main.js');

// npm compiles the tool when it installs it, unless install scripts are off.
if (!existsSync(MAIN)) {
  process.stderr.write('farekite: compiling the tool, because npm has run no install scripts\n');
  const { status } = spawnSync(
    process.execPath,
    [require.resolve('typescript/bin/tsc'), '-p', join(TOOLING, 'tsconfig.build.json')],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}

require(MAIN);
