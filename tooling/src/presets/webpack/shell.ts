import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { readRoom, type Room } from '../../workspace/room';
import { common } from './common';

function browserBuild(room: Room): Configuration {
  const base = common(room, 'browser');
  return {
    ...base,
    entry: { shell: './src/browser.tsx' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      new DefinePlugin({
        // Federation's runtime leaves out what a host without its manifests never calls.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
        PROVIDED_VERSIONS: JSON.stringify(room.provides),
      }),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
    ],
  };
}

function serverBuild(room: Room): Configuration {
  const base = common(room, 'server');
  return {
    ...base,
    entry: { shell: './src/server.tsx' },
    output: { ...base.output, library: { type: 'commonjs2' }, publicPath: '' },
  };
}

/**
 * The whole build configuration of the shell.
 *
 * @param directory the shell's folder: `import.meta.dirname`
 */
export function shell(directory: string): Configuration[] {
  const room = readRoom(directory);
  return [browserBuild(room), serverBuild(room)];
}
