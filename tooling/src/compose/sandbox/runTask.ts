import type { PageModule } from '@farekite/shared/contract';
import type { RenderedPage, ShellServer } from '@farekite/shared/protocol';
import { createRealm, type Realm } from './createRealm';
import type {
  DocumentTask,
  PageSubject,
  RenderTask,
  SandboxMessage,
  SandboxTask,
  SiteFilesTask,
  TaskFailure,
} from './SandboxTask';

/** Another year, month, weekday, hour, minute and second: each of them in a page shows itself as a difference. */
const CLOCK_MOVE_MS = ((400 * 24 + 7) * 60 + 13) * 60_000 + 17_123;

/** Ends a task for a reason other than an exception of a release's code. */
class TaskError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(problem);
  }
}

/** Takes what the process says while it works. */
type Send = (message: Extract<SandboxMessage, { workingOn: number } | { answer: unknown }>) => void;

/** @throws TaskError when the shell was built for another version of the tool */
function loadShell(realm: Realm, { shell }: SandboxTask, needed: keyof ShellServer): ShellServer {
  const server = (realm.load(shell, {}) as { default?: Partial<ShellServer> }).default;
  if (typeof server?.[needed] !== 'function') {
    throw new TaskError(
      'needs a shell that was built for this version of the release tool',
      'Build the shell again and publish it first',
    );
  }
  return server as ShellServer;
}

async function render(task: RenderTask, send: Send): Promise<void> {
  const realm = createRealm();
  const server = loadShell(realm, task, 'renderPage');
  const modules = new Map<string, PageModule>();
  const loadPage = ({ path }: PageSubject) => {
    const bundle = path === null ? undefined : task.bundles[path];
    if (!task.remote || !bundle) return undefined;
    const module = modules.get(bundle.file) ?? (realm.load(bundle, server.modules) as PageModule);
    modules.set(bundle.file, module);
    return { release: task.remote, module, texts: task.texts };
  };
  const renderOnce = async (subject: PageSubject, index: number): Promise<string> => {
    send({ workingOn: index });
    const page: RenderedPage = await server.renderPage({ ...subject, page: loadPage(subject) });
    const { markup, head } = page;
    return JSON.stringify({ markup, head });
  };
  const rendered: string[] = [];
  for (const [index, subject] of task.subjects.entries()) rendered.push(await renderOnce(subject, index));
  realm.moveClock(CLOCK_MOVE_MS);
  for (const [index, subject] of task.subjects.entries()) {
    const page = await renderOnce(subject, index);
    if (page !== rendered[index]) {
      throw new TaskError(
        'renders differently the second time',
        'Remove dates, random numbers and state that is kept between renders',
      );
    }
    send({ answer: JSON.parse(page) as unknown });
  }
}

function composeDocuments(task: DocumentTask, send: Send): void {
  const server = loadShell(createRealm(), task, 'composeDocument');
  for (const [index, page] of task.pages.entries()) {
    send({ workingOn: index });
    send({ answer: server.composeDocument({ ...page, ...task.common }) });
  }
}

function composeSiteFiles(task: SiteFilesTask, send: Send): void {
  const files = loadShell(createRealm(), task, 'composeSiteFiles').composeSiteFiles();
  const answer = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content as string).toString('base64')]),
  );
  send({ answer });
}

/**
 * Does a task with the code of releases. Each answer is sent as soon as it is known, so that neither process holds
 * them twice.
 *
 * @throws TaskError and whatever that code throws
 */
export async function runTask(task: SandboxTask, send: Send): Promise<void> {
  if (task.kind === 'render') await render(task, send);
  else if (task.kind === 'document') composeDocuments(task, send);
  else composeSiteFiles(task, send);
}

/** Why a task was not done, from what was thrown, which may be anything that the code of a release throws. */
export function describeTaskFailure(error: unknown): TaskFailure {
  if (error instanceof TaskError) return { problem: error.problem, remedy: error.remedy };
  const { cause, componentStack } = Object(error) as { cause?: unknown; componentStack?: unknown };
  // With a component stack, the error is the shell's and its cause the page's.
  const thrown = componentStack === undefined ? error : cause;
  const { stack } = Object(thrown) as { stack?: unknown };
  return {
    problem: `does not render: ${typeof stack === 'string' ? '' : 'Error: '}${String(thrown)}`,
    remedy: 'Fix it and publish again',
    stack: String(stack ?? ''),
    componentStack: String(componentStack ?? ''),
  };
}
