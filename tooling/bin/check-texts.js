#!/usr/bin/env node
const { checkTexts } = require('../dist/workspace/checkTexts.js');

const problems = checkTexts(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
