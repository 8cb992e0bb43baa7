import type { RemoteRelease } from '@farekite/shared/protocol';
import type { Compiler, MultiCompiler } from 'webpack';
import { describeRemote } from '../build/describeRelease';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import type { SitePackage } from '../workspace/sitePackage';

/** The manifests of the developed remotes, which webpack builds in memory. */
export class DevelopmentReleases {
  private readonly releasesByPath = new Map<string, RemoteRelease>();

  /**
   * @param compiler has one compiler for each of the packages, in the same order
   * @param onFirstBuild called when a remote was built without errors for the first time
   */
  constructor(
    packages: readonly SitePackage[],
    { compilers }: MultiCompiler,
    private readonly onFirstBuild: (release: RemoteRelease) => void,
  ) {
    packages.forEach((sitePackage, index) => {
      if (sitePackage.kind === 'remote') this.updateAfterBuilds(sitePackage, compilers[index] as Compiler);
    });
  }

  /** @param path `/releases/mfe-deals/development/release.json` */
  find(path: string): RemoteRelease | undefined {
    return this.releasesByPath.get(path);
  }

  private updateAfterBuilds(sitePackage: SitePackage, compiler: Compiler): void {
    compiler.hooks.done.tap('DevelopmentReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(sitePackage, compilation, {}), version: DEVELOPMENT_VERSION };
      const path = `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/release.json`;
      if (!this.releasesByPath.has(path)) this.onFirstBuild(release);
      this.releasesByPath.set(path, release);
    });
  }
}
