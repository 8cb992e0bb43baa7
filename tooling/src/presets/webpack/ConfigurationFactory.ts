import type { Configuration } from 'webpack';

/** What webpack-cli passes to a configuration about the command that was run. */
export interface WebpackEnvironment {
  /** Set by `webpack serve`, and by the development server of `farekite dev`. */
  readonly WEBPACK_SERVE?: boolean;
}

/** The default export of a package's webpack.config.js. */
export type ConfigurationFactory = (env?: WebpackEnvironment) => Configuration[];
