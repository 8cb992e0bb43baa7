import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { defaultSite, findWorkspace, listRooms, requireWorkspace } from './workspace';

function writePackage(directory: string, content: object): string {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), JSON.stringify(content));
  return directory;
}

function workspaceWithRooms(): string {
  const workspace = writePackage(temporaryFolder(), { workspaces: ['shell', 'mfe-*'] });
  writePackage(join(workspace, 'shell'), { name: 'shell', farekite: { provides: ['react'] } });
  writePackage(join(workspace, 'mfe-deals'), { name: 'mfe-deals', farekite: { pages: { '/blog': './a' } } });
  writePackage(join(workspace, 'mfe-admin'), { name: 'mfe-admin', farekite: { pages: { '/admin': './b' } } });
  writePackage(join(workspace, 'shared'), { name: '@farekite/shared' });
  mkdirSync(join(workspace, 'docs'));
  return workspace;
}

describe('The workspace', () => {
  it('is found from every folder in it', () => {
    const workspace = workspaceWithRooms();
    expect(findWorkspace(workspace)).toBe(workspace);
    expect(findWorkspace(join(workspace, 'mfe-deals'))).toBe(workspace);
    expect(requireWorkspace(join(workspace, 'docs'))).toBe(workspace);
  });

  it('is none around a remote that stands alone', () => {
    const alone = writePackage(join(temporaryFolder(), 'mfe-deals'), { name: 'mfe-deals' });
    expect(findWorkspace(alone)).toBeUndefined();
    expect(() => requireWorkspace(alone)).toThrow(
      `${alone} is in no workspace. Run this command in a checkout of the whole project.`,
    );
  });

  it('is not that of a team which keeps a remote among its own packages', () => {
    const others = writePackage(temporaryFolder(), { workspaces: ['packages/*'] });
    const remote = writePackage(join(others, 'packages/mfe-deals'), { name: 'mfe-deals' });
    expect(findWorkspace(remote)).toBeUndefined();
  });

  it('lists the rooms that become releases, the shell first', () => {
    const workspace = workspaceWithRooms();
    expect(listRooms(workspace)).toEqual(
      ['shell', 'mfe-admin', 'mfe-deals'].map((room) => join(workspace, room)),
    );
  });
});

describe('The site’s folder', () => {
  it('is one for the whole workspace', () => {
    const workspace = workspaceWithRooms();
    expect(defaultSite(join(workspace, 'mfe-deals'))).toBe(join(workspace, 'site'));
  });

  it('is beside one outside it', () => {
    const alone = temporaryFolder();
    expect(defaultSite(alone)).toBe(join(alone, 'site'));
  });
});
