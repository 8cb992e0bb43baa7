import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { apiHash, apiReports } from './apiReports';
import { changelogProblem } from './changelog';

const WORKSPACE = join(import.meta.dirname, '../..');

const reports = apiReports(WORKSPACE);
for (const [file, text] of Object.entries(reports)) writeFileSync(join(WORKSPACE, 'shared/api', file), text);
console.info('git diff shared/api shows what has changed.');

const changelog = readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8');
const problem = changelogProblem(changelog, CONTRACT_VERSION, apiHash(reports));
if (problem) console.info(problem);
