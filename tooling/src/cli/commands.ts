import type { Command } from 'commander';

/** What the general help says about each command, by heading and name. */
export const COMMAND_GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Commands for sites:': {
    publish: 'make built releases live, or preview them',
    promote: 'make a previewed release live',
    rollback: 'make an earlier release live again',
    status: 'list what is live and stored, or what was',
    prune: 'remove old releases and pages',
    doctor: 'look for damage, and repair it',
    serve: 'serve a site as in production',
    export: 'write what is live as files, for nginx and other hosts',
  },
  'Commands for packages, in a checkout of the sources:': {
    build: 'build a package into a release',
    check: 'run every check of a package',
    start: 'build, publish and serve everything',
    dev: 'show packages from their sources inside a site',
    test: 'run every check of the workspace',
  },
};

export const COMMAND_NAMES = Object.values(COMMAND_GROUPS).flatMap((commands) => Object.keys(commands));

/** Loads what adds a command to a program, which takes longer than to print a version or the general help. */
export const COMMAND_LOADERS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  publish: async () => (await import('./commands/addPublish')).addPublish,
  promote: async () => (await import('./commands/addPromote')).addPromote,
  rollback: async () => (await import('./commands/addRollback')).addRollback,
  status: async () => (await import('./commands/addStatus')).addStatus,
  prune: async () => (await import('./commands/addPrune')).addPrune,
  doctor: async () => (await import('./commands/addDoctor')).addDoctor,
  serve: async () => (await import('./commands/addServe')).addServe,
  export: async () => (await import('./commands/addExport')).addExport,
  build: async () => (await import('./commands/addBuild')).addBuild,
  check: async () => (await import('./commands/addCheck')).addCheck,
  start: async () => (await import('./commands/addStart')).addStart,
  dev: async () => (await import('./commands/addDev')).addDev,
  test: async () => (await import('./commands/addTest')).addTest,
};
