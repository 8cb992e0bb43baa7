import type { Configuration } from 'webpack';

/** The default export of a package's webpack.config.js. `webpack serve` and `farekite dev` set WEBPACK_SERVE. */
export type ConfigurationFactory = (env?: { readonly WEBPACK_SERVE?: boolean }) => Configuration[];
