import { TaskError } from './runTask';
import type { TaskFailure } from './SandboxTask';

/** Why a task was not done, from what was thrown, which may be anything that the code of a release throws. */
export function describeTaskFailure(error: unknown): TaskFailure {
  if (error instanceof TaskError) return error.failure;
  const { cause, componentStack } = Object(error) as { cause?: unknown; componentStack?: unknown };
  // With a component stack, the error is the shell's and its cause the page's.
  const thrown = componentStack === undefined ? error : cause;
  const { stack } = Object(thrown) as { stack?: unknown };
  return {
    reason: 'error',
    problem: typeof stack === 'string' ? String(thrown) : `Error: ${String(thrown)}`,
    stack: String(stack ?? ''),
    componentStack: String(componentStack ?? ''),
  };
}
