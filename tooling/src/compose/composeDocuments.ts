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
import { inOneLine, RefusedError } from '../util/UserError';
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

/** What pages are composed from, as texts. */
type Sources = Pick<RenderTask, 'shell' | 'bundles' | 'texts'> & Pick<DocumentTask['common'], 'styles'>;

function addressOf(release: ReleaseManifest, file: string): string {
  return `/${releaseKey(release, file)}`;
}

function bundleOf(release: ReleaseManifest, file: string, source: string): Bundle {
  return { file: `${release.name}/${file}`, source, assetsPath: addressOf(release, 'browser/') };
}

/** Reads each file that the pages need once. */
async function readSources({ shell, remote, paths, readFile }: CompositionRequest): Promise<Sources> {
  const contents = new Map<string, string>();
  const readAll = (release: ReleaseManifest, files: readonly string[]) =>
    inParallel([...new Set(files)], CONCURRENT_REQUESTS, async (file) => {
      contents.set(addressOf(release, file), (await readFile(release, file)).toString('utf8'));
    });
  const contentOf = (release: ReleaseManifest, file: string) => contents.get(addressOf(release, file)) ?? '';
  const stylesOf = (release: ReleaseManifest, files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [addressOf(release, file), contentOf(release, file)]));

  await readAll(shell, [shell.server, shell.style]);
  const sources = {
    shell: bundleOf(shell, shell.server, contentOf(shell, shell.server)),
    styles: stylesOf(shell, [shell.style]),
  };
  if (!remote) return { ...sources, bundles: {}, texts: {} };

  const asked = new Set<string | null>(paths);
  const pages = Object.entries(remote.pages).filter(([path]) => asked.has(path));
  const styles = pages.flatMap(([, page]) => page.styles);
  const namespaces = [...new Set(pages.flatMap(([, page]) => page.namespaces))];
  const fileOf = (language: string, namespace: string) => textFiles(language, namespace).server;
  await readAll(remote, [
    ...pages.map(([, { server }]) => server),
    ...styles,
    ...remote.languages.flatMap((language) => namespaces.map((namespace) => fileOf(language, namespace))),
  ]);
  const bundles = pages.map(([path, { server }]) => [
    path,
    bundleOf(remote, server, contentOf(remote, server)),
  ]);
  const texts = remote.languages.map((language) => {
    const inLanguage = namespaces.map((namespace) => [
      namespace,
      JSON.parse(contentOf(remote, fileOf(language, namespace))) as unknown,
    ]);
    return [language, Object.fromEntries(inLanguage) as Texts];
  });
  return {
    ...sources,
    bundles: Object.fromEntries(bundles) as RenderTask['bundles'],
    texts: Object.fromEntries(texts) as RenderTask['texts'],
    styles: { ...sources.styles, ...stylesOf(remote, styles) },
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
    `${nameSubject(position)} has an invalid ${inOneLine(keys.slice(1).join('.')) || 'result'}: ${inOneLine(issue.message)}`,
    'Fix it and publish again; the live site is unchanged.',
  );
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
  const generator = [shell, ...(remote ? [remote] : [])].map(labelOf).join(' ');
  const nameSubject = (position: number | undefined) => {
    const subject = position === undefined ? undefined : subjects[position];
    return subject ? `${subject.path ?? 'The 404 page'} (${subject.language}) of ${generator}` : generator;
  };
  const rendered = await runChecked(
    { kind: 'render', remote, subjects, ...sources },
    renderedPagesSchema(subjects.length),
    { release: remote ?? shell, nameSubject, readFile, timeoutMs },
  );
  const verified = remote && { release: remote, manifestIntegrity: integrityOf(serializeManifest(remote)) };
  const documents = await runChecked(
    {
      kind: 'document',
      shell: sources.shell,
      common: { shell, remote: verified, styles, generator },
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
