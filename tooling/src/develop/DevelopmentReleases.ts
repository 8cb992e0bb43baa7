import type { RemoteRelease } from '@farekite/shared/protocol';
import type { Compiler, MultiCompiler } from 'webpack';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import { describeRemote } from '../build/describeRelease';
import type { SitePackage } from '../workspace/sitePackage';

/** What the shell is told of remotes that are built in memory, by the address at which it asks. */
export class DevelopmentReleases {
  private readonly releases = new Map<string, RemoteRelease>();

  /** @param onBuilt called when a remote has been built for the first time */
  constructor(
    packages: readonly SitePackage[],
    { compilers }: MultiCompiler,
    private readonly onBuilt: (release: RemoteRelease) => void,
  ) {
    packages.forEach((sitePackage, index) => {
      if (sitePackage.kind === 'remote') this.follow(sitePackage, compilers[index] as Compiler);
    });
  }

  at(path: string): RemoteRelease | undefined {
    return this.releases.get(path);
  }

  private follow(sitePackage: SitePackage, compiler: Compiler): void {
    compiler.hooks.done.tap('DevelopmentReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(sitePackage, compilation, {}), version: DEVELOPMENT_VERSION };
      const path = `/releases/${sitePackage.name}/${DEVELOPMENT_VERSION}/release.json`;
      if (!this.releases.has(path)) this.onBuilt(release);
      this.releases.set(path, release);
    });
  }
}
