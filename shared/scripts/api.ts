import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports } from './apiReports';

const WORKSPACE = join(import.meta.dirname, '../..');

const reports = apiReports(WORKSPACE);
for (const [file, text] of Object.entries(reports)) writeFileSync(join(WORKSPACE, 'shared/api', file), text);
console.info('git diff shared/api shows what has changed: say in CHANGELOG.md what remotes must do.');
