import type { Command } from 'commander';
import { findDamage } from '../../operations/findDamage';
import { openStore } from '../../store/openStore';
import { EXIT_CODES } from '../exitCodes';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';
import { withProgress } from '../withProgress';

interface VerifyResult {
  /** A line for each damaged object. */
  readonly damages: readonly string[];
}

function describeDamages({ damages }: VerifyResult): string {
  return damages.length === 0 ? 'The site is whole' : damages.join('\n');
}

/** Adds the command `verify`. */
export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description(
      'Compares every file of the stored releases with its hash, and every page with what the live releases compose ' +
        'to. It changes nothing, and ends with exit code 1 when something is damaged.',
    )
    .action(async ({ site, json }: SiteOption & JsonOption) => {
      const damages = await withProgress({ json }, () => findDamage(openStore(site)));
      present({ damages }, describeDamages, { json });
      if (damages.length > 0) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite verify --site /srv/farekite/site');
}
