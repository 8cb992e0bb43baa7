import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { readRoom, type Room } from '../../workspace/room';
import { common } from './common';
import { hot } from './hot';
import type { Target } from './Target';
import { VerifiedLoadingPlugin } from './VerifiedLoadingPlugin';

function browserBuild(room: Room, target: Exclude<Target, 'server'>): Configuration {
  const base = common(room, target);
  return {
    ...base,
    entry: { shell: target === 'browser' ? './src/browser.tsx' : './src/development.tsx' },
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
      // What it loads later are its own changes; the page's Trusted Types want the shell's policy for them too.
      ...(target === 'hot' ? [new VerifiedLoadingPlugin()] : []),
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
 * The whole build configuration of the shell. Each is named after its {@link Target}.
 *
 * @param directory the shell's folder: `import.meta.dirname`
 */
export function shell(directory: string): Configuration[] {
  const room = readRoom(directory);
  return [
    browserBuild(room, 'browser'),
    serverBuild(room),
    browserBuild(room, 'development'),
    hot(room, browserBuild(room, 'hot')),
  ];
}
