import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkName } from '../pages/pageNames';
import { readRouteTable } from '../pages/routes';

const WORKSPACE = join(__dirname, '../../..');

interface PackageWithBudgets {
  readonly 'size-limit': readonly { readonly name: string; readonly path: string }[];
}

test.each(Object.entries(readRouteTable(WORKSPACE)))('%s has a budget for its script', (path, { remote }) => {
  const manifest = readFileSync(join(WORKSPACE, remote, 'package.json'), 'utf8');
  const { 'size-limit': budgets } = JSON.parse(manifest) as PackageWithBudgets;
  const budget = budgets.find(({ name }) => name === `script of ${path}`);
  expect(budget?.path).toMatch(new RegExp(`^dist/browser/\\{remoteEntry,.*\\b${chunkName(path)}\\}\\.js$`));
});
