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
        summary: 'make a built release live, or preview it',
        load: async () => (await import('./commands/addPublish')).addPublish,
      },
      {
        name: 'end-preview',
        summary: 'end the preview of a release',
        load: async () => (await import('./commands/addEndPreview')).addEndPreview,
      },
      {
        name: 'rollback',
        summary: 'make an earlier release live again',
        load: async () => (await import('./commands/addRollback')).addRollback,
      },
      {
        name: 'status',
        summary: 'list what is live and stored',
        load: async () => (await import('./commands/addStatus')).addStatus,
      },
      {
        name: 'history',
        summary: 'list who published what, and when',
        load: async () => (await import('./commands/addHistory')).addHistory,
      },
      {
        name: 'prune',
        summary: 'remove old releases',
        load: async () => (await import('./commands/addPrune')).addPrune,
      },
      {
        name: 'verify',
        summary: 'look for damaged files and pages',
        load: async () => (await import('./commands/addVerify')).addVerify,
      },
      {
        name: 'compose',
        summary: 'repair pages and compressed files',
        load: async () => (await import('./commands/addCompose')).addCompose,
      },
      {
        name: 'policy',
        summary: 'print the AWS policy for a pipeline',
        load: async () => (await import('./commands/addPolicy')).addPolicy,
      },
      {
        name: 'serve',
        summary: 'serve a site as in production',
        load: async () => (await import('./serveCommand')).addServe,
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
        name: 'pipeline',
        summary: 'run every check of a package',
        load: async () => (await import('./commands/addPipeline')).addPipeline,
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
