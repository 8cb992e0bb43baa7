#!/usr/bin/env node
const { relative } = require('node:path');
const { checkTexts } = require('../dist/workspace/checkTexts.js');
const { requireWorkspace } = require('../dist/workspace/workspace.js');

// Everything is read, because the sources of one package use texts of another one; the problems are those of this folder.
const workspace = requireWorkspace(process.cwd());
const folder = relative(workspace, process.cwd());
const problems = checkTexts(workspace).filter((problem) => folder === '' || problem.startsWith(`${folder}/`));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
