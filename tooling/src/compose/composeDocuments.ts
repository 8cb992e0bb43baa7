import type { RoutePath } from '@farekite/shared/contract';
import type { Language, Texts } from '@farekite/shared/language';
import {
  textFiles,
  type ReleaseManifest,
  type RemoteRelease,
  type RenderedPage,
  type ShellRelease,
} from '@farekite/shared/protocol';
import * as v from 'valibot';
import { integrityOf, labelOf, serializeManifest } from '../release/manifest';
import { pageFile, releaseKey, rootFile } from '../store/keys';
import type { ReadReleaseFile } from '../store/releases';
import { CONCURRENT_REQUESTS } from '../store/Store';
import { inParallel } from '../util/inParallel';
import { describeFailure } from './describeFailure';
import { runInSandbox, type TaskFailure } from './runInSandbox';
import type { Bundle, SandboxTask } from './sandbox/SandboxTask';

/** Much more than any head needs, which is repeated in every document. */
const TEXT_CHARACTERS = 2_000;
const STRUCTURED_DATA_ITEMS = 100;

const TEXT = v.pipe(v.string(), v.maxLength(TEXT_CHARACTERS));
/** A second slash would leave the site’s origin. */
const LOCAL_ADDRESS = v.pipe(TEXT, v.regex(/^\/(?!\/)/, 'Expected a path of the site'));

const RENDERED_PAGE = v.object({
  markup: v.string(),
  head: v.object({
    title: TEXT,
    description: TEXT,
    picture: v.exactOptional(v.object({ src: LOCAL_ADDRESS, alt: TEXT })),
    structuredData: v.exactOptional(
      v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(STRUCTURED_DATA_ITEMS)),
    ),
  }),
});
const SITE_FILES = v.record(
  v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/, 'Expected the name of a file')),
  v.pipe(v.string(), v.base64()),
);

/** Pages of one remote, or of the shell: as many as fit into memory together. */
export interface CompositionRequest {
  readonly shell: ShellRelease;
  readonly remote: RemoteRelease | undefined;
  /** `null` for the page that unknown paths get. */
  readonly paths: readonly (RoutePath | null)[];
  readonly readFile: ReadReleaseFile;
}

async function readSources({ shell, remote, paths, readFile }: CompositionRequest) {
  const owner = remote ?? shell;
  const pages = Object.entries(remote?.pages ?? {}).filter(([path]) => paths.includes(path as RoutePath));
  const styles = pages.flatMap(([, page]) => page.styles);
  const namespaces = [...new Set(pages.flatMap(([, page]) => page.namespaces))];
  const textFile = (language: string, namespace: string) => textFiles(language, namespace).server;

  const contents = new Map<string, string>();
  const addressOf = (release: ReleaseManifest, file: string) => `/${releaseKey(release, file)}`;
  const contentOf = (release: ReleaseManifest, file: string) => contents.get(addressOf(release, file)) ?? '';
  const readAll = (release: ReleaseManifest, files: readonly string[]) =>
    inParallel([...new Set(files)], CONCURRENT_REQUESTS, async (file) => {
      contents.set(addressOf(release, file), (await readFile(release, file)).toString('utf8'));
    });
  await readAll(shell, [shell.server, shell.style]);
  await readAll(owner, [
    ...pages.map(([, { server }]) => server),
    ...styles,
    ...owner.languages.flatMap((language) => namespaces.map((namespace) => textFile(language, namespace))),
  ]);

  const bundleOf = (release: ReleaseManifest, file: string): Bundle => ({
    file: `${release.name}/${file}`,
    source: contentOf(release, file),
    assetsPath: addressOf(release, 'browser/'),
  });
  const stylesOf = (release: ReleaseManifest, files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [addressOf(release, file), contentOf(release, file)]));
  const textsIn = (language: string) =>
    Object.fromEntries(
      namespaces.map((namespace) => [
        namespace,
        JSON.parse(contentOf(owner, textFile(language, namespace))) as Texts[string],
      ]),
    );
  return {
    shell: bundleOf(shell, shell.server),
    bundles: Object.fromEntries(pages.map(([path, { server }]) => [path, bundleOf(owner, server)])),
    texts: Object.fromEntries(owner.languages.map((language) => [language, textsIn(language)])),
    styles: { ...stylesOf(shell, [shell.style]), ...stylesOf(owner, styles) },
  };
}

/**
 * One process renders with the code of shell and remote, and returns data. Another one, which runs only the shell’s
 * code, writes documents around it.
 */
export async function composeDocuments(request: CompositionRequest): Promise<ReadonlyMap<string, Buffer>> {
  const { shell, remote, readFile } = request;
  const languages = shell.languages as readonly Language[];
  const subjects = request.paths.flatMap((path) => languages.map((language) => ({ path, language })));
  const { styles, ...sources } = await readSources(request);
  const generator = [shell, ...(remote ? [remote] : [])].map(labelOf).join(' ');
  const run = async <Output>(
    task: SandboxTask,
    schema: v.GenericSchema<unknown, Output>,
    release: ReleaseManifest,
  ): Promise<Output> => {
    const refuse = async (failure: TaskFailure, position = -1) => {
      const subject = subjects[position];
      const page = subject ? `${subject.path ?? 'The 404 page'} (${subject.language}) of ` : '';
      throw await describeFailure(page + generator, failure, release, readFile);
    };
    const outcome = await runInSandbox(task);
    if ('failure' in outcome) return refuse(outcome.failure, outcome.workingOn);
    const { success, output, issues } = v.safeParse(schema, outcome.answer);
    if (success) return output;
    const path = v.getDotPath(issues[0]) ?? 'answer';
    const problem = `has an invalid ${path.replace(/^\d+\./, '')}: ${issues[0].message}`;
    return refuse({ problem, remedy: 'Fix it and publish again' }, parseInt(path, 10));
  };

  const rendered = await run(
    { kind: 'render', remote, subjects, ...sources },
    v.pipe(v.array(RENDERED_PAGE), v.length(subjects.length)),
    remote ?? shell,
  );
  const verified = remote && { release: remote, manifestIntegrity: integrityOf(serializeManifest(remote)) };
  const { documents, siteFiles } = await run(
    {
      kind: 'document',
      shell: sources.shell,
      common: { shell, remote: verified, styles, generator },
      pages: subjects.map((subject, position) => ({
        ...subject,
        rendered: rendered[position] as RenderedPage,
      })),
    },
    v.object({ documents: v.pipe(v.array(v.string()), v.length(subjects.length)), siteFiles: SITE_FILES }),
    shell,
  );
  const files = new Map<string, Buffer>();
  for (const [position, { path, language }] of subjects.entries())
    files.set(pageFile(path, language), Buffer.from(documents[position] ?? ''));
  for (const [name, content] of Object.entries(siteFiles))
    files.set(rootFile(name), Buffer.from(content, 'base64'));
  return files;
}
