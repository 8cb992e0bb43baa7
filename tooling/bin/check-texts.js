#!/usr/bin/env node
const { checkTexts } = require('../dist/workspace/checkTexts.js');

// Everything is read, because the sources of one package use texts of another one; the problems are those of the folders.
const folders = process.argv.slice(2).map((folder) => `${folder}/`);
const problems = checkTexts(process.cwd()).filter(
  (problem) => folders.length === 0 || folders.some((folder) => problem.startsWith(folder)),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
