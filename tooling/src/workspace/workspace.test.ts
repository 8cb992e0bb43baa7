import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { defaultSite, findWorkspace, listSitePackages, requireWorkspace } from './workspace';

function writePackage(directory: string, content: object): string {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
  return directory;
}

function workspaceWithPackages(): string {
  const workspace = writePackage(temporaryFolder(), { workspaces: ['shell', 'mfe-*'] });
  writePackage(join(workspace, 'shell'), { name: 'shell', farekite: { provides: ['react'] } });
  writePackage(join(workspace, 'mfe-deals'), { name: 'mfe-deals' });
  writePackage(join(workspace, 'mfe-admin'), { name: 'mfe-admin' });
  writePackage(join(workspace, 'design-system'), { name: 'design-system' });
  const contract = join(workspace, 'node_modules/@farekite/shared/contract');
  mkdirSync(contract, { recursive: true });
  const routes = { '/blog': { remote: 'mfe-deals' }, '/admin': { remote: 'mfe-admin' } };
  writeFileSync(join(contract, 'routes.json'), JSON.stringify(routes));
  mkdirSync(join(workspace, 'docs'));
  return workspace;
}

describe('findWorkspace', () => {
  it('finds the workspace from every folder in it', () => {
    const workspace = workspaceWithPackages();
    expect(findWorkspace(workspace)).toBe(workspace);
    expect(findWorkspace(join(workspace, 'mfe-deals'))).toBe(workspace);
    expect(requireWorkspace(join(workspace, 'docs'))).toBe(workspace);
  });

  it('finds none around a remote in a repository of its own', () => {
    const alone = writePackage(join(temporaryFolder(), 'mfe-deals'), { name: 'mfe-deals' });
    expect(findWorkspace(alone)).toBeUndefined();
    expect(() => requireWorkspace(alone)).toThrow(
      `${alone} is not in a workspace. Run this command in a checkout of the whole project.`,
    );
  });

  it('ignores the npm workspace of a team that keeps a remote among its own packages', () => {
    const others = writePackage(temporaryFolder(), { workspaces: ['packages/*'] });
    const remote = writePackage(join(others, 'packages/mfe-deals'), { name: 'mfe-deals' });
    expect(findWorkspace(remote)).toBeUndefined();
  });
});

describe('listSitePackages', () => {
  it('lists the packages that become releases, the shell first', () => {
    const workspace = workspaceWithPackages();
    expect(listSitePackages(workspace)).toEqual(
      ['shell', 'mfe-admin', 'mfe-deals'].map((sitePackage) => join(workspace, sitePackage)),
    );
  });
});

describe('defaultSite', () => {
  it('is the same folder for the whole workspace', () => {
    const workspace = workspaceWithPackages();
    expect(defaultSite(join(workspace, 'mfe-deals'))).toBe(join(workspace, 'site'));
  });

  it('is in the given folder outside a workspace', () => {
    const alone = temporaryFolder();
    expect(defaultSite(alone)).toBe(join(alone, 'site'));
  });
});
