import { describeTaskFailure, runTask } from '../sandbox/runTask';
import type { SandboxTask } from '../sandbox/SandboxTask';

const { SandboxError } = jest.requireActual<typeof import('../runInSandbox')>('../runInSandbox');

/**
 * Does a task in this process, without the time that it takes to start another one, which is most of a publish. For
 * tests whose releases are harmless: nothing limits the time and the memory of a task.
 *
 * @throws SandboxError
 */
async function runInSandbox(task: SandboxTask): Promise<unknown[]> {
  const answers: unknown[] = [];
  let workingOn: number | undefined;
  try {
    await runTask(task, (message) => {
      if ('workingOn' in message) workingOn = message.workingOn;
      // Answers of a process are sent as JSON.
      else answers.push(JSON.parse(JSON.stringify(message.answer)));
    });
  } catch (error) {
    throw new SandboxError(describeTaskFailure(error), workingOn);
  }
  return answers;
}

export { runInSandbox, SandboxError };
