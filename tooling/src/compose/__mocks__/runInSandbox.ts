import type { Outcome } from '../runInSandbox';
import { describeTaskFailure, runTask } from '../sandbox/runTask';
import type { SandboxTask } from '../sandbox/SandboxTask';

/**
 * Does a task in this process, without the time that it takes to start another one, which is most of a publish. For
 * tests whose releases are harmless: nothing limits the time and the memory of a task.
 */
export async function runInSandbox(task: SandboxTask): Promise<Outcome> {
  let workingOn: number | undefined;
  const work = runTask(task, (position) => {
    workingOn = position;
  });
  return work.then(
    // A process answers in JSON.
    (answer) => ({ answer: JSON.parse(JSON.stringify(answer)) as unknown }),
    (error: unknown) => ({ failure: describeTaskFailure(error), workingOn }),
  );
}
