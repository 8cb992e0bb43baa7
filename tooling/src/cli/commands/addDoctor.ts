import type { Command } from 'commander';
import type { Diagnosis } from '../../operations/doctor';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type SiteOption, type JsonOption } from '../options';
import { EXIT_CODES, present } from '../output';

interface DoctorFlags extends SiteOption, JsonOption {
  readonly fix?: boolean;
}

function describeDiagnosis({ damages, repaired }: Diagnosis): string {
  const lines = [...repaired.map((line) => `Repaired: ${line}`), ...damages];
  return [...lines, ...(damages.length === 0 ? ['The site is whole'] : [])].join('\n');
}

export function addDoctor(program: Command): void {
  const command = program
    .command('doctor')
    .description(
      'Compares every file of the stored releases and every page with its hash, and ends with exit code 1 when ' +
        'something is damaged or missing.',
    )
    .option('--fix', 'render the pages that are missing or damaged, and compress damaged variants again')
    .action(async ({ site, json, fix = false }: DoctorFlags) => {
      const { doctor } = await import('../../operations/doctor');
      const { damages } = await present({ json }, () => doctor(openStore(site), { fix }), describeDiagnosis);
      if (damages.length > 0) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite doctor', 'farekite doctor --fix --site /srv/farekite/site');
}
