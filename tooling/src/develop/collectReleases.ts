import type { RemoteRelease } from '@farekite/shared/protocol';
import type { MultiCompiler } from 'webpack';
import { describeRemote } from '../build/describeRelease';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import type { SitePackage } from '../workspace/sitePackage';

/**
 * Collects the manifests of the developed remotes, which webpack builds in memory.
 *
 * @param compiler has one compiler for each of the packages, in the same order
 * @param onFirstBuild called when a remote was built without errors for the first time
 * @returns the manifests by path, as they are now: `/releases/mfe-deals/development/release.json`
 */
export function collectReleases(
  packages: readonly SitePackage[],
  { compilers }: MultiCompiler,
  onFirstBuild: (release: RemoteRelease) => void,
): ReadonlyMap<string, RemoteRelease> {
  const releases = new Map<string, RemoteRelease>();
  for (const [index, sitePackage] of packages.entries()) {
    if (sitePackage.kind !== 'remote') continue;
    const path = `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/release.json`;
    compilers[index]?.hooks.done.tap('collectReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(sitePackage, compilation, {}), version: DEVELOPMENT_VERSION };
      if (!releases.has(path)) onFirstBuild(release);
      releases.set(path, release);
    });
  }
  return releases;
}
