import { InvalidArgumentError, Option, type Command } from 'commander';
import { DryRunStore } from '../store/DryRunStore';
import { openStore } from '../store/openStore';
import type { Store } from '../store/Store';
import { printToStandardError } from '../util/print';
import { defaultSite } from '../workspace/workspace';

const SITE_VARIABLE = 'FAREKITE_SITE';
const DEFAULT_PORT = 3_000;
const MAX_COUNT = 65_535;

export interface SiteOption {
  /** The site's folder, or `s3://BUCKET/PREFIX`. */
  readonly site: string;
}

export function addSiteOption(command: Command): Command {
  const option = new Option('--site <place>', 'a folder, or s3://BUCKET/PREFIX').default(
    defaultSite(process.cwd()),
    'farekite.site in package.json, else site',
  );
  // A pipeline whose configuration has no site sets an empty variable, which commander takes for a site.
  if (process.env[SITE_VARIABLE] !== '') option.env(SITE_VARIABLE);
  return command.addOption(option);
}

export interface PortOption {
  readonly port: number;
}

/** Adds the option --port to a command that serves something. */
export function addPortOption(command: Command): Command {
  const option = new Option('--port <n>', 'the port; 0 takes any free one');
  return command.addOption(option.default(DEFAULT_PORT).env('PORT').argParser(parseCount));
}

/** Adds the option --origin to a command that prints addresses of previews. */
export function addOriginOption(command: Command): Command {
  return command.addOption(
    new Option('--origin <origin>', 'of the site, for printed addresses')
      .env('FAREKITE_ORIGIN')
      // A pipeline whose configuration has no origin sets an empty variable.
      .argParser((value) => (value === '' ? undefined : parseOrigin(value))),
  );
}

export interface JsonOption {
  readonly json?: true | undefined;
}

/** Adds the option --json to a command. With it, what the command tells about its work is no part of its output. */
export function addJsonOption(command: Command): Command {
  return command
    .option('--json', 'print the result, or an error, as JSON')
    .on('option:json', printToStandardError);
}

export interface ChangeOptions extends SiteOption, JsonOption {
  readonly dryRun?: true;
}

/** Adds --dry-run, --site and --json to a command that changes a site. */
export function addChangeOptions(command: Command): Command {
  command.option('--dry-run', 'check, print what would be done, and write nothing');
  return addJsonOption(addSiteOption(command));
}

/** Opens the store of a site; with --dry-run, nothing is written to it. @throws UserError as `openStore` does */
export function openSite({ site, dryRun }: Pick<ChangeOptions, 'site' | 'dryRun'>): Store {
  const store = openStore(site);
  return dryRun ? new DryRunStore(store) : store;
}

export function addExamples(command: Command, ...examples: readonly string[]): Command {
  return command.addHelpText('after', ['\nExamples:', ...examples].join('\n  '));
}

/** Reads a whole number up to that of the last port. @throws InvalidArgumentError when it is something else */
export function parseCount(value: string): number {
  if (/^\d+$/.test(value) && Number(value) <= MAX_COUNT) return Number(value);
  throw new InvalidArgumentError(`Give a whole number from 0 to ${String(MAX_COUNT)}.`);
}

/**
 * Reads an origin such as `https://www.example.com`. Its protocol is required, because `localhost:3000` would be
 * read as a URL with the protocol `localhost:`.
 *
 * @throws InvalidArgumentError when it is not an origin with http or https
 */
export function parseOrigin(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new InvalidArgumentError('Give an origin with its protocol, such as https://www.example.com.');
  }
  return new URL(value).origin;
}
