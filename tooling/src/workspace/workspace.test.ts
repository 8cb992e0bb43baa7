import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { defaultSite, findWorkspace, listSitePackages, requireWorkspace } from './workspace';

const folderWith = (files: Readonly<Record<string, object>>) => writeFiles(temporaryFolder(), files);

describe('In a workspace', () => {
  const workspace = folderWith({
    'package.json': { workspaces: ['shell', 'mfe-*'] },
    'shell/package.json': { name: 'shell', farekite: { provides: ['react'] } },
    'mfe-deals/package.json': { name: 'mfe-deals' },
    'mfe-admin/package.json': { name: 'mfe-admin' },
    'design-system/package.json': { name: 'design-system' },
    'docs/links.json': {},
    'node_modules/@farekite/shared/contract/routes.json': {
      '/blog': { remote: 'mfe-deals' },
      '/admin': { remote: 'mfe-admin' },
    },
  });

  it('every folder finds it, and the same site', () => {
    for (const folder of [workspace, join(workspace, 'mfe-deals'), join(workspace, 'docs')]) {
      expect(requireWorkspace(folder)).toBe(workspace);
      expect(defaultSite(folder)).toBe(join(workspace, 'site'));
    }
  });

  it('the packages that become releases are listed, the shell first', () => {
    const packages = ['shell', 'mfe-admin', 'mfe-deals'].map((name) => join(workspace, name));
    expect(listSitePackages(workspace)).toEqual(packages);
  });
});

it.each([
  ['in a repository of its own', folderWith({ 'package.json': { name: 'mfe-deals' } })],
  ['beside a repository of the shell', join(folderWith({ 'shell/package.json': {} }), 'mfe-deals')],
])('A remote %s finds none, and has its own site', (_where, remote) => {
  expect(findWorkspace(remote)).toBeUndefined();
  expect(() => requireWorkspace(remote)).toThrow(
    `${remote} is not in a workspace. Run this command in a checkout of the project.`,
  );
  expect(defaultSite(remote)).toBe(join(remote, 'site'));
});
