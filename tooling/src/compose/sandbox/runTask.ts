import type { PageModule } from '@farekite/shared/contract';
import type { RenderedPage, ShellServer } from '@farekite/shared/protocol';
import { createRealm, type Realm } from './createRealm';
import type {
  DocumentTask,
  PageSubject,
  RenderTask,
  SandboxTask,
  SiteFilesTask,
  TaskFailure,
} from './SandboxTask';

/** Another year, month, weekday, hour, minute and second: each of them in a page shows itself as a difference. */
const CLOCK_MOVE_MS = ((400 * 24 + 7) * 60 + 13) * 60_000 + 17_123;

/** Ends a task for a reason other than an exception of a release's code. */
export class TaskError extends Error {
  constructor(readonly failure: TaskFailure) {
    super(failure.reason);
  }
}

/** Takes the position of a page in the task. */
type Announce = (page: number) => void;

/** @throws TaskError when the shell was built for another version of the tool */
function loadShell(realm: Realm, { shell }: SandboxTask, needed: keyof ShellServer): ShellServer {
  const server = (realm.load(shell, {}) as { default?: Partial<ShellServer> }).default;
  if (typeof server?.[needed] !== 'function') throw new TaskError({ reason: 'outdated shell' });
  return server as ShellServer;
}

async function render(task: RenderTask, announce: Announce): Promise<unknown> {
  const realm = createRealm();
  const server = loadShell(realm, task, 'renderPage');
  const modules = new Map<string, PageModule>();
  const loadPage = ({ path }: PageSubject) => {
    const bundle = path === null ? undefined : task.bundles[path];
    if (!task.remote || !bundle) return undefined;
    const module = modules.get(bundle.file) ?? (realm.load(bundle, server.modules) as PageModule);
    modules.set(bundle.file, module);
    return { release: task.remote, module };
  };
  const renderOnce = async (subject: PageSubject, index: number): Promise<string> => {
    announce(index);
    const { markup, head }: RenderedPage = await server.renderPage({ ...subject, page: loadPage(subject) });
    return JSON.stringify({ markup, head });
  };
  const rendered: string[] = [];
  for (const [index, subject] of task.subjects.entries()) rendered.push(await renderOnce(subject, index));
  realm.moveClock(CLOCK_MOVE_MS);
  for (const [index, subject] of task.subjects.entries()) {
    if ((await renderOnce(subject, index)) !== rendered[index]) throw new TaskError({ reason: 'unstable' });
  }
  return rendered.map((page) => JSON.parse(page) as unknown);
}

function composeDocuments(task: DocumentTask, announce: Announce): unknown {
  const server = loadShell(createRealm(), task, 'composeDocument');
  const { shell, remote } = task.releases;
  return task.pages.map(({ isOfRemote, ...page }, index) => {
    announce(index);
    const request = { ...page, shell, generator: task.generator };
    return server.composeDocument({ ...request, remote: isOfRemote ? remote : undefined });
  });
}

function composeSiteFiles(task: SiteFilesTask): unknown {
  const files = loadShell(createRealm(), task, 'composeSiteFiles').composeSiteFiles();
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content as string).toString('base64')]),
  );
}

/**
 * Does a task with the code of releases.
 *
 * @param announce is called before the work on each page, with its position in the task
 * @throws TaskError and whatever that code throws
 */
export async function runTask(task: SandboxTask, announce: Announce): Promise<unknown> {
  switch (task.kind) {
    case 'render':
      return render(task, announce);
    case 'document':
      return composeDocuments(task, announce);
    case 'siteFiles':
      return composeSiteFiles(task);
  }
}
