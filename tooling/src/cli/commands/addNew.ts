import type { Command } from 'commander';
import { newRemote, type NewRemote } from '../../workspace/newRemote';
import { requireWorkspace } from '../../workspace/workspace';
import { addExamples, addJsonOption, type JsonOption } from '../options';
import { present } from '../output';

function describeNewRemote({ directory, path }: NewRemote): string {
  return (
    `Created ${directory} with the page ${path}, and added the path to shared/contract/routes.json.\n` +
    'Run npm install, which links the package, and npm start, which shows the page.'
  );
}

export function addNew(program: Command): void {
  const command = program
    .command('new <name>')
    .description(
      'Creates a remote with one page in this workspace, with its tests, its workflow and its route.',
    )
    .action(async (name: string, { json }: JsonOption) => {
      await present({ json }, () => newRemote(requireWorkspace(process.cwd()), name), describeNewRemote);
    });
  addJsonOption(command);
  addExamples(command, 'farekite new mfe-car-rental');
}
