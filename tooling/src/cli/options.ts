import { MAX_SHARE_PERCENT } from '@farekite/shared/canary';
import { Command, InvalidArgumentError, Option } from 'commander';
import * as v from 'valibot';
import { SHARE } from '../release/dataRules';
import type { S3Limits } from '../store/createS3Client';
import { DryRunStore } from '../store/DryRunStore';
import { openStore } from '../store/openStore';
import type { Store } from '../store/Store';
import { defaultSite } from '../workspace/workspace';

const DEFAULT_PORT = 3_000;
const LAST_PORT = 65_535;

/** What the options below give; a command has some of them. */
export interface Flags {
  readonly site?: string;
  readonly dryRun?: boolean;
  readonly json?: true | undefined;
  readonly origin?: string | undefined;
}

export const SITE = new Option(
  '--site <place>',
  'a folder, or s3://BUCKET/PREFIX (default: FAREKITE_SITE, else farekite.site in package.json, else site)',
);

export const DRY_RUN = new Option('--dry-run', 'check, print what would be done, and write nothing');

export const JSON_OUTPUT = new Option('--json', 'print the result, or an error, as JSON');

export const PORT = new Option('--port <n>', 'the port; 0 takes any free one')
  .default(DEFAULT_PORT)
  .env('PORT')
  .argParser((value) => (value === '' ? DEFAULT_PORT : parseCount(value)));

export const ORIGIN = new Option('--origin <origin>', 'of the site, for printed addresses')
  .env('FAREKITE_ORIGIN')
  // A pipeline without an origin sets an empty variable.
  .argParser((value) => (value === '' ? undefined : parseAddress(value).origin));

export function openSite({ site, dryRun }: Flags, limits?: Partial<S3Limits>): Store {
  // A pipeline without a site sets an empty variable.
  const store = openStore(site ?? (process.env.FAREKITE_SITE || defaultSite(process.cwd())), limits);
  return dryRun ? new DryRunStore(store) : store;
}

/** commander's, with what the commands of this tool share. */
export class ToolCommand extends Command {
  override createCommand(name?: string): ToolCommand {
    return new ToolCommand(name);
  }

  addOptions(...options: readonly Option[]): this {
    for (const option of options) this.addOption(option);
    return this;
  }

  /** At the end of its help. */
  addExamples(...lines: readonly string[]): this {
    return this.addHelpText('after', ['\nExamples:', ...lines].join('\n  '));
  }
}

export function parseShare(value: string): number {
  if (v.is(SHARE, Number(value))) return Number(value);
  throw new InvalidArgumentError(`Give a share from 1 to ${String(MAX_SHARE_PERCENT)}, in percent.`);
}

export function parseSteps(value: string): number[] {
  const steps = value.split(',').map(Number);
  const isRising = steps.every((share, index) => share > (steps[index - 1] ?? 0));
  if (isRising && steps.at(-1) === 100 && steps.slice(0, -1).every((share) => v.is(SHARE, share)))
    return steps;
  const greatest = String(MAX_SHARE_PERCENT);
  throw new InvalidArgumentError(`Give rising shares up to ${greatest} %, and 100 as the last: 5,25,50,100.`);
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** In milliseconds. */
export function parseDuration(value: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(value) ?? [];
  if (count !== undefined) return Number(count) * (UNITS_MS[unit] ?? 0);
  throw new InvalidArgumentError('Give a duration such as 90s, 15m or 2h.');
}

export function parseCount(value: string): number {
  if (/^\d+$/.test(value) && Number(value) <= LAST_PORT) return Number(value);
  throw new InvalidArgumentError(`Give a whole number from 0 to ${String(LAST_PORT)}.`);
}

/** The protocol is required: in `localhost:3000` it would be `localhost:`. */
export function parseAddress(value: string): URL {
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value);
  throw new InvalidArgumentError('Give an address with its protocol, such as https://www.example.com.');
}
