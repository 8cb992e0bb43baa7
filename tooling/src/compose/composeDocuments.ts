import type { RoutePath } from '@farekite/shared/contract';
import type { Language, Texts } from '@farekite/shared/language';
import type { ReleaseManifest, RemoteRelease, RenderedPage, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { integrityOf } from '../release/integrity';
import { labelOf, serializeManifest, textFiles } from '../release/manifest';
import { pageFile, releaseKey, rootFile } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import { CONCURRENT_REQUESTS } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { documentsSchema, renderedPagesSchema } from './composedSchemas';
import { describeFailure } from './describeFailure';
import { runInSandbox, SandboxError } from './runInSandbox';
import type { Bundle, DocumentTask, RenderTask, SandboxTask } from './sandbox/SandboxTask';

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

/** What pages are composed from, as texts. */
type Sources = Pick<RenderTask, 'shell' | 'bundles' | 'texts'> & Pick<DocumentTask['common'], 'styles'>;

/** Reads each file that the pages need once. */
async function readSources({ shell, remote, paths, readFile }: CompositionRequest): Promise<Sources> {
  const contents = new Map<string, string>();
  const addressOf = (release: ReleaseManifest, file: string) => `/${releaseKey(release, file)}`;
  const contentOf = (release: ReleaseManifest, file: string) => contents.get(addressOf(release, file)) ?? '';
  const readAll = (release: ReleaseManifest, files: readonly string[]) =>
    inParallel([...new Set(files)], CONCURRENT_REQUESTS, async (file) => {
      contents.set(addressOf(release, file), (await readFile(release, file)).toString('utf8'));
    });
  const bundleOf = (release: ReleaseManifest, file: string): Bundle => ({
    file: `${release.name}/${file}`,
    source: contentOf(release, file),
    assetsPath: addressOf(release, 'browser/'),
  });
  const stylesOf = (release: ReleaseManifest, files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [addressOf(release, file), contentOf(release, file)]));

  await readAll(shell, [shell.server, shell.style]);
  const ofShell = { shell: bundleOf(shell, shell.server), styles: stylesOf(shell, [shell.style]) };
  if (!remote) return { ...ofShell, bundles: {}, texts: {} };

  const pages = Object.entries(remote.pages).filter(([path]) => paths.includes(path as RoutePath));
  const styles = pages.flatMap(([, page]) => page.styles);
  const namespaces = [...new Set(pages.flatMap(([, page]) => page.namespaces))];
  const textFile = (language: string, namespace: string) => textFiles(language, namespace).server;
  await readAll(remote, [
    ...pages.map(([, { server }]) => server),
    ...styles,
    ...remote.languages.flatMap((language) => namespaces.map((namespace) => textFile(language, namespace))),
  ]);
  const textsIn = (language: string) =>
    Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        JSON.parse(contentOf(remote, textFile(language, namespace))) as Texts[string],
      ]),
    );
  return {
    shell: ofShell.shell,
    styles: { ...ofShell.styles, ...stylesOf(remote, styles) },
    bundles: Object.fromEntries(pages.map(([path, { server }]) => [path, bundleOf(remote, server)])),
    texts: Object.fromEntries(remote.languages.map((language) => [language, textsIn(language)])),
  };
}

/** Runs a task and checks its answer. @throws SandboxError */
async function runChecked<Output>(
  task: SandboxTask,
  schema: v.GenericSchema<unknown, Output>,
  timeoutMs: number,
): Promise<Output> {
  const { success, output, issues } = v.safeParse(schema, await runInSandbox(task, timeoutMs));
  if (success) return output;
  const keys = issues[0].path?.map(({ key }) => key) ?? [];
  const position = keys.find((key) => typeof key === 'number');
  const field = keys.filter((key) => key !== position).join('.') || 'result';
  const problem = `has an invalid ${field}: ${issues[0].message}`;
  throw new SandboxError({ problem, remedy: 'Fix it and publish again' }, position);
}

/**
 * Composes the documents of pages. A process of its own renders them with the code of the shell and the remote, and
 * returns data; another one, in which only the shell's code runs, writes the documents around it. The files in the site's
 * root, robots.txt, icons …, come with the page that unknown paths get.
 *
 * @returns the contents by their names in the pair
 * @throws UserError when a page does not render, or not in the same way each time
 */
export async function composeDocuments(request: CompositionRequest): Promise<ReadonlyMap<string, Buffer>> {
  const { shell, remote, readFile, timeoutMs } = request;
  const languages = shell.languages as readonly Language[];
  const subjects = request.paths.flatMap((path) => languages.map((language) => ({ path, language })));
  const { styles, ...sources } = await readSources(request);
  // Also what the generator element of a document says: `shell@3f9a… mfe-deals@77c1…`
  const generator = [shell, ...(remote ? [remote] : [])].map(labelOf).join(' ');
  const describe = (blamed: ReleaseManifest) => async (error: unknown) => {
    if (!(error instanceof SandboxError)) throw error;
    const subject = subjects[error.workingOn ?? -1];
    const page = subject && `${subject.path ?? 'The 404 page'} (${subject.language}) of `;
    throw await describeFailure(`${page ?? ''}${generator}`, error.failure, blamed, readFile);
  };

  const renderTask = { kind: 'render', remote, subjects, ...sources } as const;
  const rendered = await runChecked(renderTask, renderedPagesSchema(subjects.length), timeoutMs).catch(
    describe(remote ?? shell),
  );
  const verified = remote && { release: remote, manifestIntegrity: integrityOf(serializeManifest(remote)) };
  const documentTask = {
    kind: 'document',
    shell: sources.shell,
    common: { shell, remote: verified, styles, generator },
    pages: subjects.map((subject, position) => ({
      ...subject,
      rendered: rendered[position] as RenderedPage,
    })),
  } as const;
  const composed = await runChecked(documentTask, documentsSchema(subjects.length), timeoutMs).catch(
    describe(shell),
  );
  return new Map([
    ...subjects.map(
      ({ path, language }, position) =>
        [pageFile(path, language), Buffer.from(composed.documents[position] ?? '')] as const,
    ),
    ...Object.entries(composed.siteFiles).map(
      ([name, content]) => [rootFile(name), Buffer.from(content, 'base64')] as const,
    ),
  ]);
}
