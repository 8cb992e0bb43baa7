import type { Outcome } from '../runInSandbox';
import { describeTaskFailure, runTask } from '../sandbox/runTask';
import type { SandboxTask } from '../sandbox/SandboxTask';

/** Works in this process: to start another one is most of a publish. Nothing limits time and memory. */
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
