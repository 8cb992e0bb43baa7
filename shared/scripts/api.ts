import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { apiHash, apiReports, changesBetween, committedReports } from './apiReports';
import { changelogProblem } from './changelog';

const WORKSPACE = join(import.meta.dirname, '../..');
const FOLDER = join(WORKSPACE, 'shared/api');

mkdirSync(FOLDER, { recursive: true });
const reports = apiReports(WORKSPACE);
const committed = committedReports(FOLDER);
const changes = changesBetween(committed, reports);
for (const file of committed.keys()) rmSync(join(FOLDER, file));
for (const [file, text] of reports) writeFileSync(join(FOLDER, file), text);
for (const line of changes) console.info(line);
if (changes.length === 0) console.info('The reports in shared/api are up to date.');

const changelog = readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8');
const problem = changelogProblem(changelog, CONTRACT_VERSION, apiHash(reports));
if (problem) console.info(problem);
