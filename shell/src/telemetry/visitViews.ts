import type { Route } from '@farekite/shared/contract';
import {
  UNKNOWN_VERSION,
  type ArmLabel,
  type Failure,
  type FailureStep,
  type View,
  type VisitorMark,
} from '@farekite/shared/telemetry';

declare global {
  /** Whether the site has telemetry. Set when the shell is built: without it, no script contains the code behind it. */
  const TELEMETRY: boolean;
}

/** What a `RemoteError` says. */
interface RemoteFailure {
  readonly remote: string;
  readonly version: string | undefined;
  readonly step: FailureStep;
}

/** A place in a script, or the address of a script or a stylesheet, of any origin: `https://www.farekite.example/releases/shell/5e11…/browser/shell.js:1:2345`. */
const PLACE = /([\w-]+:\/\/[^/\s]+)(?:\/releases\/([\w-]+)\/(\w+)\/(\S+?\.(?:js|css))|\S*?):(\d+):(\d+)\)?$/m;

/** What the browser's events say, by their type. */
type BrowserEvent = Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent>;

function labelOf(name: string, version = UNKNOWN_VERSION): string {
  return `${name}@${version}`;
}

/**
 * The name of an error's class. Neither its message is told nor any other name: they may contain what a visitor has typed.
 * Browsers and the language end all of them so.
 */
function nameOf(error: unknown): string {
  return (error instanceof Error && /^[A-Za-z]{0,40}Error$/.exec(error.name)?.[0]) || 'Error';
}

/**
 * The failure of a script of this site; `undefined` for one of an extension or another origin.
 *
 * @param places stacks, whose first place counts, or single places
 */
function failureOf(step: FailureStep, cause: unknown, ...places: readonly unknown[]): Failure | undefined {
  const { stack = places.join('\n') } = (cause ?? {}) as Partial<Error>;
  const [, origin, name, version, file = '', line, column] = PLACE.exec(stack) ?? [];
  if (origin !== location.origin || !name) return undefined;
  return {
    release: labelOf(name, version),
    step,
    error: nameOf(cause),
    frame: { file, line: Number(line), column: Number(column) },
  };
}

/** What an error that the shell has reported says. It is the shell's own, unless it names a remote or a script of one. */
function failureOfError(reported: unknown): Failure {
  const { cause, remote, version, step = 'render' } = (reported ?? {}) as Partial<Error & RemoteFailure>;
  const error = remote ? cause : reported;
  const release = remote ? labelOf(remote, version) : (documentPair().split(' ')[0] ?? '');
  const failure = failureOf(step, error);
  return failure && (!remote || failure.release === release)
    ? failure
    : { release, step, error: nameOf(error) };
}

/** What an event of the browser says. */
function failureOfEvent(event: Event): Failure | undefined {
  const { blockedURI, sourceFile, lineNumber, columnNumber, error, reason, filename, lineno, colno } =
    event as BrowserEvent;
  const at = (...place: readonly unknown[]) => place.join(':');
  if (blockedURI !== undefined) {
    const source = at(sourceFile, lineNumber, columnNumber);
    return failureOf('policy', undefined, at(blockedURI, 0, 0)) ?? failureOf('policy', undefined, source);
  }
  // A script or a stylesheet that has not come, or has another hash than it must have.
  const { src, href } = event.target as Partial<HTMLScriptElement & HTMLLinkElement>;
  const address = src ?? href;
  if (address) {
    const failure = failureOf('script', undefined, at(address, 0, 0));
    // That of another page, which the visitor may be about to open, is told as soon as it is opened.
    const { route, version } = opened.at(-1)?.page ?? {};
    const shown = [documentPair().split(' ')[0], route && labelOf(route.remote, version?.())];
    return shown.includes(failure?.release) ? failure : undefined;
  }
  return failureOf('uncaught', error ?? reason, at(filename, lineno, colno));
}

/** More than visitors open in a document. If all of them have failed, they fit into a record. */
const MAX_VIEWS = 20;

/** A page of a remote; the version of its release, when that has been found. */
interface OpenedPage {
  readonly route: Route;
  readonly version: () => string | undefined;
  /** The arm in which it was found after navigation: `canary=mfe-deals@77c1…`. @default none */
  readonly arm?: () => ArmLabel | undefined;
}

/** A view whose page is the shell's own, as long as no other one is known. */
interface OpenedView {
  page?: OpenedPage;
  isRepaired: boolean;
  isShown?: boolean;
  failure?: Failure;
}

/** The pages of this document so far, each with its first failure. */
const opened: OpenedView[] = [];

function latestView(): OpenedView {
  return opened.at(-1) ?? (opened[0] = { isRepaired: false });
}

function fail(failure: Failure | undefined): void {
  if (failure) latestView().failure ??= failure;
}

let isSettled = false;
let onSettled: () => void = () => undefined;

function settle(): void {
  isSettled = true;
  onSettled();
}

/** @param callback called when the first page has been hydrated or has failed: what comes after that delays neither */
export function whenSettled(callback: () => void): void {
  if (isSettled) callback();
  else onSettled = callback;
}

/** The releases that the document was made of: `shell@5e11… mfe-deals@d0d0…`. */
export function documentPair(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="generator"]')?.content ?? '';
}

/** The arm that the server names beside the document: of the shell, which is in all views, or of the remote of its page. */
function documentArm(): ArmLabel | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { description = '' } = navigation?.serverTiming?.find(({ name }) => name === 'page') ?? {};
  return /\w+=\S+$/.exec(description)?.[0] as ArmLabel | undefined;
}

/**
 * What has happened in this document. Each page has its first failure; one that comes later than the page was left is that of
 * the page that is shown then. Call it behind `if (TELEMETRY)`.
 */
export const visitViews = {
  open(page: OpenedPage): void {
    const latest = opened.at(-1);
    // React may render a page more than once before it shows it.
    if (latest?.page === page) return;
    // What has happened before belongs to the first page.
    if (latest && !latest.page) latest.page = page;
    else if (opened.length < MAX_VIEWS) opened.push({ page, isRepaired: false });
  },
  /** React has repaired something while it hydrated the page. */
  repair(): void {
    latestView().isRepaired = true;
  },
  /** The page that was opened is hydrated. */
  show(): void {
    latestView().isShown = true;
    settle();
  },
  /** The shell has reported an error. */
  fail(error: unknown): void {
    settle();
    fail(failureOfError(error));
  },
  /** The browser has reported what nobody has caught. */
  failBy(event: Event): void {
    fail(failureOfEvent(event));
  },
  /** That the visitor was in the arms of the views, and in which of them a page has failed. */
  marks(): ReadonlySet<VisitorMark> {
    latestView();
    const ofDocument = documentArm();
    const marks = new Set<VisitorMark>();
    for (const { page, failure, isShown } of opened) {
      const names = ['shell', page?.route.remote ?? ''];
      const isOfView = names.some((name) => ofDocument?.includes(`=${name}@`));
      const arm = isOfView ? ofDocument : page?.arm?.();
      if (arm) marks.add(`${arm}:heard`);
      // Nobody has a canary's files in the cache: what was late and came is no failure of it.
      if (arm && failure && !(isShown && failure.step === 'late')) marks.add(`${arm}:failed`);
    }
    return marks;
  },
  list(): View[] {
    latestView();
    return opened.map(({ page, isRepaired, failure }) => {
      if (!page) return { route: null, isRepaired, ...(failure && { failure }) };
      const { path, remote } = page.route;
      const release = labelOf(remote, page.version());
      // It may have been found after something was late.
      const isOfPage = failure?.release === labelOf(remote);
      const told = failure && { failure: isOfPage ? { ...failure, release } : failure };
      return { route: path, release, isRepaired, ...told };
    });
  },
};
