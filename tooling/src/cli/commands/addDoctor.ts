import type { Command } from 'commander';
import { doctor, type Diagnosis } from '../../operations/doctor';
import { openStore } from '../../store/openStore';
import { EXIT_CODES } from '../exitCodes';
import { addExamples, addJsonOption, addSiteOption, type JsonOption, type SiteOption } from '../options';
import { present } from '../present';

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
      const diagnosis = await doctor(openStore(site), { fix });
      present(diagnosis, describeDiagnosis, { json });
      if (diagnosis.damages.length > 0) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addSiteOption(command));
  addExamples(command, 'farekite doctor', 'farekite doctor --fix --site /srv/farekite/site');
}
