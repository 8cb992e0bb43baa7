import type { Command } from 'commander';
import type { ExportResult } from '../../operations/exportSite';
import { openStore } from '../../store/openStore';
import { addExamples, addJsonOption, addSiteOption, type SiteOption, type JsonOption } from '../options';
import { present } from '../output';

function describeExport({ written, files, removed }: ExportResult): string {
  const counted = `Wrote ${String(written)} of ${String(files)} files; the others were there already`;
  return [counted, ...removed.map((file) => `Removed ${file}`)].join('\n');
}

export function addExport(program: Command): void {
  const command = program
    .command('export <folder>')
    .description('Writes what is live as files, which nginx and other hosts of files can serve.')
    .action(async (folder: string, { site, json }: SiteOption & JsonOption) => {
      const { exportSite } = await import('../../operations/exportSite');
      await present({ json }, () => exportSite(openStore(site), folder), describeExport);
    });
  addJsonOption(addSiteOption(command));
  addExamples(
    command,
    'farekite export /srv/farekite/export',
    'farekite export public --site s3://bucket/site',
  );
}
