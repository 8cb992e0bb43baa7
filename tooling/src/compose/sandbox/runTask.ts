import type { PageModule, RoutePath } from '@farekite/shared/contract';
import type { ShellServer } from '@farekite/shared/protocol';
import type { TaskFailure } from '../runInSandbox';
import { createRealm, type Realm } from './createRealm';
import type { Bundle, RenderTask, SandboxTask, StartTask } from './SandboxTask';
import { startRemote } from './startRemote';

/** Another year, month, weekday, hour, minute and second: each shows as a difference. */
const CLOCK_MOVE_MS = ((400 * 24 + 7) * 60 + 13) * 60_000 + 17_123;

class TaskError extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(problem);
  }
}

type WorkOn = (position: number) => void;

function loadShell(realm: Realm, bundle: Bundle): ShellServer {
  const server = (realm.load(bundle, {}) as { default?: Partial<ShellServer> }).default;
  if (server?.renderPage) return server as ShellServer;
  throw new TaskError(
    'needs a shell that was built for this version of the release tool',
    'Build the shell again and publish it first',
  );
}

async function render(task: RenderTask, realm: Realm, server: ShellServer, workOn: WorkOn): Promise<unknown> {
  const modules = new Map<string, PageModule>();
  const loadPage = (path: RoutePath | null) => {
    const bundle = path === null ? undefined : task.bundles[path];
    if (!task.remote || !bundle) return undefined;
    const module = modules.get(bundle.file) ?? (realm.load(bundle, server.modules) as PageModule);
    modules.set(bundle.file, module);
    return { release: task.remote, module, texts: task.texts };
  };
  const renderOnce = async (subject: RenderTask['subjects'][number], position: number): Promise<string> => {
    workOn(position);
    const { markup, head } = await server.renderPage({ ...subject, page: loadPage(subject.path) });
    return JSON.stringify({ markup, head });
  };
  const rendered: string[] = [];
  for (const [position, subject] of task.subjects.entries())
    rendered.push(await renderOnce(subject, position));
  realm.moveClock(CLOCK_MOVE_MS);
  for (const [position, subject] of task.subjects.entries()) {
    if ((await renderOnce(subject, position)) === rendered[position]) continue;
    throw new TaskError(
      'renders differently the second time',
      'Remove dates, random numbers and state that is kept between renders',
    );
  }
  return rendered.map((page) => JSON.parse(page) as unknown);
}

async function start(task: StartTask, realm: Realm, server: ShellServer): Promise<string> {
  await startRemote(task, realm, server).catch((error: unknown) => {
    const { stack } = Object(error) as { stack?: unknown };
    const [file = task.remote.entry] = /browser\/[\w./-]+\.js/.exec(String(stack)) ?? [];
    throw new TaskError(`does not start in browsers: ${file}: ${String(error)}`, 'Fix it and publish again');
  });
  return 'started';
}

export async function runTask(task: SandboxTask, workOn: WorkOn): Promise<unknown> {
  const realm = createRealm();
  const server = loadShell(realm, task.shell);
  if (task.kind === 'render') return render(task, realm, server, workOn);
  if (task.kind === 'start') return start(task, realm, server);
  const documents = task.pages.map((page, position) => {
    workOn(position);
    return server.composeDocument({ ...page, ...task.common });
  });
  const siteFiles: Record<string, string> = {};
  for (const [name, content] of Object.entries(task.common.remote ? {} : server.composeSiteFiles()))
    siteFiles[name] = Buffer.from(content as string).toString('base64');
  return { documents, siteFiles };
}

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
