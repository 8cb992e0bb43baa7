import type { Command } from 'commander';

interface CommandEntry {
  /** Its line in the general help. */
  readonly summary: string;
  /** Loads what adds the command to a program, which takes longer than to print a version or the general help. */
  readonly load: () => Promise<(program: Command) => void>;
}

/** The commands of the tool by heading and name, as the general help lists them. */
export const COMMAND_GROUPS: Readonly<Record<string, Readonly<Record<string, CommandEntry>>>> = {
  'Commands for sites:': {
    publish: {
      summary: 'make built releases live, or preview them',
      load: async () => (await import('./commands/addPublish')).addPublish,
    },
    promote: {
      summary: 'make a previewed release live',
      load: async () => (await import('./commands/addPromote')).addPromote,
    },
    rollback: {
      summary: 'make an earlier release live again',
      load: async () => (await import('./commands/addRollback')).addRollback,
    },
    status: {
      summary: 'list what is live and stored, or what was',
      load: async () => (await import('./commands/addStatus')).addStatus,
    },
    prune: {
      summary: 'remove old releases and pages',
      load: async () => (await import('./commands/addPrune')).addPrune,
    },
    doctor: {
      summary: 'look for damage, and repair it',
      load: async () => (await import('./commands/addDoctor')).addDoctor,
    },
    serve: {
      summary: 'serve a site as in production',
      load: async () => (await import('./serveCommand')).addServe,
    },
    export: {
      summary: 'write what is live as files, for nginx and other hosts',
      load: async () => (await import('./commands/addExport')).addExport,
    },
  },
  'Commands for packages, in a checkout of the sources:': {
    build: {
      summary: 'build a package into a release',
      load: async () => (await import('./commands/addBuild')).addBuild,
    },
    budgets: {
      summary: 'compare the sizes of built files with the budgets',
      load: async () => (await import('./commands/addBudgets')).addBudgets,
    },
    check: {
      summary: 'run every check of a package',
      load: async () => (await import('./commands/addCheck')).addCheck,
    },
    start: {
      summary: 'build, publish and serve everything',
      load: async () => (await import('./commands/addStart')).addStart,
    },
    dev: {
      summary: 'show packages from their sources inside a site',
      load: async () => (await import('./commands/addDev')).addDev,
    },
    new: {
      summary: 'create a remote',
      load: async () => (await import('./commands/addNew')).addNew,
    },
    test: {
      summary: 'run every check of the workspace',
      load: async () => (await import('./commands/addTest')).addTest,
    },
  },
};

export const COMMAND_NAMES = Object.values(COMMAND_GROUPS).flatMap((commands) => Object.keys(commands));
