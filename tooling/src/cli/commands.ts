import type { Command } from 'commander';

interface CommandEntry {
  readonly name: string;
  /** Its line in the general help. */
  readonly summary: string;
  /** Loads what adds the command to a program, which takes longer than to print a version or the general help. */
  readonly load: () => Promise<(program: Command) => void>;
}

interface CommandGroup {
  readonly heading: string;
  readonly commands: readonly CommandEntry[];
}

/** The commands of the tool, as the general help lists them. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    heading: 'Commands for sites:',
    commands: [
      {
        name: 'publish',
        summary: 'make built releases live, or preview them',
        load: async () => (await import('./commands/addPublish')).addPublish,
      },
      {
        name: 'promote',
        summary: 'make a previewed release live',
        load: async () => (await import('./commands/addPromote')).addPromote,
      },
      {
        name: 'rollback',
        summary: 'make an earlier release live again',
        load: async () => (await import('./commands/addRollback')).addRollback,
      },
      {
        name: 'status',
        summary: 'list what is live and stored, or what was',
        load: async () => (await import('./commands/addStatus')).addStatus,
      },
      {
        name: 'prune',
        summary: 'remove old releases and pages',
        load: async () => (await import('./commands/addPrune')).addPrune,
      },
      {
        name: 'doctor',
        summary: 'look for damage, and repair it',
        load: async () => (await import('./commands/addDoctor')).addDoctor,
      },
      {
        name: 'serve',
        summary: 'serve a site as in production',
        load: async () => (await import('./serveCommand')).addServe,
      },
      {
        name: 'export',
        summary: 'write what is live as files, for nginx and other hosts',
        load: async () => (await import('./commands/addExport')).addExport,
      },
    ],
  },
  {
    heading: 'Commands for packages, in a checkout of the sources:',
    commands: [
      {
        name: 'build',
        summary: 'build a package into a release',
        load: async () => (await import('./commands/addBuild')).addBuild,
      },
      {
        name: 'budgets',
        summary: 'compare the sizes of built files with the budgets',
        load: async () => (await import('./commands/addBudgets')).addBudgets,
      },
      {
        name: 'check',
        summary: 'run every check of a package',
        load: async () => (await import('./commands/addCheck')).addCheck,
      },
      {
        name: 'start',
        summary: 'build, publish and serve everything',
        load: async () => (await import('./commands/addStart')).addStart,
      },
      {
        name: 'dev',
        summary: 'show packages from their sources inside a site',
        load: async () => (await import('./commands/addDev')).addDev,
      },
      {
        name: 'new',
        summary: 'create a remote',
        load: async () => (await import('./commands/addNew')).addNew,
      },
      {
        name: 'test',
        summary: 'run every check of the workspace',
        load: async () => (await import('./commands/addTest')).addTest,
      },
    ],
  },
];

/** The names of all commands. */
export const COMMAND_NAMES = COMMAND_GROUPS.flatMap(({ commands }) => commands.map(({ name }) => name));
