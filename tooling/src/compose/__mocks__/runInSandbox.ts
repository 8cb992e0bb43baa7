import { describeTaskFailure, runTask } from '../sandbox/runTask';
import type { SandboxTask } from '../sandbox/SandboxTask';

const { SandboxError } = jest.requireActual<typeof import('../runInSandbox')>('../runInSandbox');

/**
 * Does a task in this process, without the time that it takes to start another one, which is most of a publish. For
 * tests whose releases are harmless: nothing limits the time and the memory of a task.
 *
 * @throws SandboxError
 */
async function runInSandbox(task: SandboxTask): Promise<unknown> {
  let workingOn: number | undefined;
  const answer = await runTask(task, (position) => {
    workingOn = position;
  }).catch((error: unknown) => {
    throw new SandboxError(describeTaskFailure(error), workingOn);
  });
  // A process answers in JSON.
  return JSON.parse(JSON.stringify(answer));
}

export { runInSandbox, SandboxError };
