import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { packageIdentity } from './packageIdentity';

function folderOf(content: object, ...path: string[]): string {
  const directory = join(temporaryFolder(), ...path);
  mkdirSync(join(directory, 'ui/Price'), { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
  return directory;
}

describe('The identity of a file', () => {
  it('is its package and its place in it, wherever that stands', () => {
    const shared = { name: '@farekite/shared' };
    const inWorkspace = join(folderOf(shared, 'shared'), 'ui/Price/Price.tsx');
    const installed = join(folderOf(shared, 'node_modules/@farekite/shared'), 'ui/Price/Price.tsx');
    expect(packageIdentity(inWorkspace)).toBe('@farekite/shared/ui/Price/Price.tsx');
    expect(packageIdentity(installed)).toBe(packageIdentity(inWorkspace));
  });

  it('is its path where there is no package', () => {
    expect(packageIdentity('/nowhere/Price.tsx')).toBe('/nowhere/Price.tsx');
  });

  it('overlooks a package.json without a name, which only tells the kind of its modules', () => {
    const directory = folderOf({ name: 'mfe-deals' });
    writeFileSync(join(directory, 'ui/package.json'), '{"type":"module"}');
    expect(packageIdentity(join(directory, 'ui/Price/Price.tsx'))).toBe('mfe-deals/ui/Price/Price.tsx');
  });
});
