import type { RoutePath } from '@farekite/shared/contract';
import type { Language, Texts } from '@farekite/shared/language';
import type { ReleaseManifest, RemoteRelease, RenderedPage, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { integrityOf } from '../release/integrity';
import { labelOf, serializeManifest } from '../release/manifest';
import { textFiles } from '../release/textFiles';
import { releaseKey } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import { CONCURRENT_REQUESTS } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { RefusedError } from '../util/UserError';
import { documentsSchema, renderedPagesSchema, SITE_FILES_SCHEMA } from './composedSchemas';
import { describeFailure } from './describeFailure';
import { runInSandbox, SandboxError } from './runInSandbox';
import type { Bundle, DocumentTask, PageSubject, RenderTask, SandboxTask } from './sandbox/SandboxTask';

/** Pages of one remote, or pages that belong to none: so many that their documents fit into memory together. */
export interface CompositionRequest {
  readonly shell: ShellRelease;
  /** `undefined` for the page that unknown paths get. */
  readonly remote: RemoteRelease | undefined;
  /** `null` for the page that unknown paths get. Each page is composed in all languages of the shell. */
  readonly paths: readonly (RoutePath | null)[];
  readonly readFile: ReadReleaseFile;
  /** The time limit of each of the two processes. */
  readonly timeoutMs: number;
}

interface RunOptions {
  /** The release whose fault an error is. */
  readonly release: ReleaseManifest;
  /** Names the page at this position of the task, or what is done before the first one. */
  readonly nameSubject: (position: number | undefined) => string;
  readonly readFile: ReadReleaseFile;
  readonly timeoutMs: number;
}

/** The document of a page in one language. */
export interface ComposedDocument extends PageSubject {
  readonly html: string;
}

/** Reads files of a release as texts, each once. */
async function readTexts(
  readFile: ReadReleaseFile,
  release: ReleaseManifest,
  files: readonly string[],
): Promise<(file: string) => string> {
  const texts = new Map<string, string>();
  await inParallel([...new Set(files)], CONCURRENT_REQUESTS, async (file) => {
    texts.set(file, (await readFile(release, file)).toString('utf8'));
  });
  return (file) => texts.get(file) ?? '';
}

function bundleOf(release: ReleaseManifest, file: string, source: string): Bundle {
  return { file: `${release.name}/${file}`, source, assetsPath: `/${releaseKey(release, 'browser/')}` };
}

/** What pages are composed from, as texts. */
interface Sources {
  readonly shell: Bundle;
  /** The bundles of the pages that the remote has, by their paths. */
  readonly bundles: RenderTask['bundles'];
  /** The texts of these pages in each language of the remote, by namespace. */
  readonly texts: RenderTask['texts'];
  /** The stylesheets of the shell and of the pages, by their addresses. */
  readonly styles: DocumentTask['styles'];
}

async function readSources({ shell, remote, paths, readFile }: CompositionRequest): Promise<Sources> {
  const ofShell = await readTexts(readFile, shell, [shell.server, shell.style]);
  const sources = {
    shell: bundleOf(shell, shell.server, ofShell(shell.server)),
    styles: { [`/${releaseKey(shell, shell.style)}`]: ofShell(shell.style) },
  };
  if (!remote) return { ...sources, bundles: {}, texts: {} };
  const pages = paths.flatMap((path) => {
    const page = path === null ? undefined : remote.pages[path];
    return path === null || !page ? [] : [{ path, ...page }];
  });
  const styles = pages.flatMap((page) => page.styles);
  const namespaces = [...new Set(pages.flatMap((page) => page.namespaces))];
  const fileOf = (language: string, namespace: string) => textFiles(language, namespace).server;
  const ofRemote = await readTexts(readFile, remote, [
    ...pages.map(({ server }) => server),
    ...styles,
    ...remote.languages.flatMap((language) => namespaces.map((namespace) => fileOf(language, namespace))),
  ]);
  const textsIn = (language: string) =>
    namespaces.map((namespace) => [namespace, JSON.parse(ofRemote(fileOf(language, namespace)))]);
  return {
    ...sources,
    bundles: Object.fromEntries(
      pages.map(({ path, server }) => [path, bundleOf(remote, server, ofRemote(server))]),
    ),
    texts: Object.fromEntries(
      remote.languages.map((language) => [language, Object.fromEntries(textsIn(language)) as Texts]),
    ),
    styles: {
      ...sources.styles,
      ...Object.fromEntries(styles.map((file) => [`/${releaseKey(remote, file)}`, ofRemote(file)])),
    },
  };
}

/** Runs a task and checks its result. @throws UserError that names the page and the reason */
async function runChecked<Output>(
  task: SandboxTask,
  schema: v.GenericSchema<unknown, Output>,
  { release, nameSubject, readFile, timeoutMs }: RunOptions,
): Promise<Output> {
  const result = await runInSandbox(task, timeoutMs).catch(async (error: unknown) => {
    if (!(error instanceof SandboxError)) throw error;
    throw await describeFailure(nameSubject(error.workingOn), error.failure, release, readFile);
  });
  const parsed = v.safeParse(schema, result);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const keys = issue.path?.map(({ key }) => key) ?? [];
  const position = typeof keys[0] === 'number' ? keys[0] : undefined;
  throw new RefusedError(
    `${nameSubject(position)} has an invalid ${keys.slice(1).join('.') || 'result'}: ${issue.message}`,
    'Fix it and publish again; the live site is unchanged.',
  );
}

/** The manifest without the routes of all other pages, which may take more space than the documents of these. */
function withRoutesOf(shell: ShellRelease, paths: CompositionRequest['paths']): ShellRelease {
  const kept = new Set<string | null>(paths);
  return { ...shell, routes: shell.routes.filter(({ path }) => kept.has(path)) };
}

/**
 * Composes the documents of pages. A process of its own renders them with the code of the shell and the remote, and
 * returns data; another one, in which only the shell's code runs, writes the documents around it.
 *
 * @throws UserError when a page does not render, or not in the same way each time
 */
export async function composeDocuments(request: CompositionRequest): Promise<ComposedDocument[]> {
  const { shell, remote, readFile, timeoutMs } = request;
  const languages = shell.languages as readonly Language[];
  const subjects = request.paths.flatMap((path) => languages.map((language) => ({ path, language })));
  const { styles, ...sources } = await readSources(request);
  // Also what the generator element of a document says: `shell@3f9a… mfe-deals@77c1…`
  const labels = [shell, ...(remote ? [remote] : [])].map(labelOf).join(' ');
  const nameSubject = (position: number | undefined) => {
    const subject = position === undefined ? undefined : subjects[position];
    return subject ? `${subject.path ?? 'The 404 page'} (${subject.language}) of ${labels}` : labels;
  };
  const rendered = await runChecked(
    { kind: 'render', remote, subjects, ...sources },
    renderedPagesSchema(subjects.length),
    { release: remote ?? shell, nameSubject, readFile, timeoutMs },
  );
  const documents = await runChecked(
    {
      kind: 'document',
      shell: sources.shell,
      releases: {
        shell: withRoutesOf(shell, request.paths),
        remote: remote && { release: remote, manifestIntegrity: integrityOf(serializeManifest(remote)) },
      },
      styles,
      generator: labels,
      pages: subjects.map((subject, position) => ({
        ...subject,
        rendered: rendered[position] as RenderedPage,
      })),
    },
    documentsSchema(subjects.length),
    { release: shell, nameSubject, readFile, timeoutMs },
  );
  return documents.map((html, position) => ({ ...(subjects[position] as PageSubject), html }));
}

/**
 * Composes the files in the site's root, by name: robots.txt, icons …
 *
 * @throws UserError when the shell's code fails
 */
export async function composeSiteFiles(
  shell: ShellRelease,
  readFile: ReadReleaseFile,
  timeoutMs: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const source = (await readFile(shell, shell.server)).toString('utf8');
  const [files] = await runChecked(
    { kind: 'siteFiles', shell: bundleOf(shell, shell.server, source) },
    SITE_FILES_SCHEMA,
    { readFile, timeoutMs, release: shell, nameSubject: () => labelOf(shell) },
  );
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
}
