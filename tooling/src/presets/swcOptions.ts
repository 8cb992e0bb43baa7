import type { Options } from '@swc/core';

interface Source {
  /** Whether it is a `.tsx` file: in a `.ts` file, `<` may begin the parameters of a generic function. */
  readonly jsx: boolean;
  /** Whether React Fast Refresh updates its components. @default false */
  readonly refresh?: boolean;
}

/** How SWC compiles a source file. It removes the types without checking them, which `tsc7` does. */
export function swcOptions({ jsx, refresh = false }: Source): Options {
  return {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      target: 'es2022',
      // The shell shares React's `jsx-runtime`, and no `jsx-dev-runtime`, which swc-loader would choose for development.
      transform: { react: { runtime: 'automatic', development: false, refresh } },
    },
  };
}
