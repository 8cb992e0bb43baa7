import { join } from 'node:path';
import { createJiti } from 'jiti';
import type { Configuration } from 'webpack';
import type { Target } from '../presets/webpack/Target';
import type { Room } from '../workspace/room';

/** A room's build configurations as its own webpack.config.ts gives them, by what they build for. */
export async function loadConfigurations(room: Room): Promise<ReadonlyMap<Target, Configuration>> {
  const file = join(room.directory, 'webpack.config.ts');
  const configurations = await createJiti(__filename).import<Configuration[]>(file, { default: true });
  return new Map(
    configurations.map((configuration) => [configuration.name?.split(':').at(-1) as Target, configuration]),
  );
}
