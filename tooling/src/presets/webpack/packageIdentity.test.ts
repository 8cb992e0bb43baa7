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

describe('packageIdentity', () => {
  it('consists of the package name and the path in the package, wherever the package is', () => {
    const shared = { name: '@farekite/shared' };
    const inWorkspace = join(folderOf(shared, 'shared'), 'ui/Price/Price.tsx');
    const installed = join(folderOf(shared, 'node_modules/@farekite/shared'), 'ui/Price/Price.tsx');
    expect(packageIdentity(inWorkspace)).toBe('@farekite/shared/ui/Price/Price.tsx');
    expect(packageIdentity(installed)).toBe(packageIdentity(inWorkspace));
  });

  it('is the path of a file that is in no package', () => {
    expect(packageIdentity('/nowhere/Price.tsx')).toBe('/nowhere/Price.tsx');
  });

  it('ignores a package.json without a name, which only sets the type of its modules', () => {
    const directory = folderOf({ name: 'mfe-deals' });
    writeFileSync(join(directory, 'ui/package.json'), '{"type":"module"}');
    expect(packageIdentity(join(directory, 'ui/Price/Price.tsx'))).toBe('mfe-deals/ui/Price/Price.tsx');
  });
});
