import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeRemote } from '../../testing/writeRemote';
import { remote } from './remote';

const BUILD_TIMEOUT_MS = 60_000;

/** Builds a package as the development server does. */
function buildHot(directory: string): Promise<Stats> {
  const [configuration] = remote(directory)({ WEBPACK_SERVE: true });
  return new Promise((resolve, reject) => {
    webpack({ ...configuration, output: { ...configuration?.output, path: join(directory, 'dist') } }).run(
      (error, stats) => {
        if (stats) resolve(stats);
        else reject(error ?? new Error('webpack returned no statistics'));
      },
    );
  });
}

describe('hot', () => {
  it(
    'builds pages and texts without an error or a warning',
    async () => {
      const directory = join(temporaryFolder(), 'mfe-blog');
      writeRemote(directory, 'linked');
      const stats = await buildHot(directory);
      expect(stats.toString({ all: false, errors: true, warnings: true })).toBe('');
    },
    BUILD_TIMEOUT_MS,
  );
});
