import type { RemoteRelease } from '@farekite/shared/contract';
import type { Compiler, MultiCompiler } from 'webpack';
import { DEVELOPMENT_VERSION } from '../presets/webpack/hot';
import { describeRemote } from '../release/describeRelease';
import type { Room } from '../workspace/room';

/** What the shell is told of remotes that are built in memory, by the address at which it asks. */
export class DevelopmentReleases {
  private readonly releases = new Map<string, RemoteRelease>();

  /** @param onBuilt called when a remote has been built for the first time */
  constructor(
    rooms: readonly Room[],
    { compilers }: MultiCompiler,
    private readonly onBuilt: (release: RemoteRelease) => void,
  ) {
    rooms.forEach((room, index) => {
      if (room.kind === 'remote') this.follow(room, compilers[index] as Compiler);
    });
  }

  at(path: string): RemoteRelease | undefined {
    return this.releases.get(path);
  }

  private follow(room: Room, compiler: Compiler): void {
    compiler.hooks.done.tap('DevelopmentReleases', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const release = { ...describeRemote(room, compilation, {}), version: DEVELOPMENT_VERSION };
      const path = `/releases/${room.name}/${DEVELOPMENT_VERSION}/release.json`;
      if (!this.releases.has(path)) this.onBuilt(release);
      this.releases.set(path, release);
    });
  }
}
