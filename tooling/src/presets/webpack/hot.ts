import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { DevelopmentVersion, RefreshRuntimeGlobal } from '@farekite/shared/contract';
import type { Configuration, ExternalItemFunctionCallback } from 'webpack';
import type { Room } from '../../workspace/room';

/** The contract's sources are TypeScript, which Node does not run here: its values again, checked by their types. */
export const DEVELOPMENT_VERSION: DevelopmentVersion = 'development';
const REFRESH_RUNTIME_GLOBAL: RefreshRuntimeGlobal = '__FAREKITE_REFRESH_RUNTIME__';

const REFRESH_RUNTIME = /\breact-refresh[\\/]runtime(?:\.js)?$/;

/** Takes the runtime that the shell lends: it keeps the components of rooms apart. */
function borrowRefreshRuntime(room: Room): ExternalItemFunctionCallback {
  return ({ request = '' }, callback) => {
    if (REFRESH_RUNTIME.test(request)) callback(null, `var ${REFRESH_RUNTIME_GLOBAL}("${room.name}")`);
    else callback();
  };
}

/** Makes a browser build one that is served from memory and takes saved changes in, with React Fast Refresh. */
export function hot(
  room: Room,
  { plugins = [], optimization, output, ...build }: Configuration,
): Configuration {
  return {
    ...build,
    devtool: 'cheap-module-source-map',
    output: { ...output, publicPath: `/releases/${room.name}/${DEVELOPMENT_VERSION}/browser/`, clean: false },
    optimization: { ...optimization, minimize: false },
    ...(room.kind === 'remote' && { externals: [borrowRefreshRuntime(room)] }),
    plugins: [...plugins, new ReactRefreshPlugin({ overlay: false, library: room.name })],
  };
}
