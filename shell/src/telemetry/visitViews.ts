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
  /** Set when the shell is built: without it, no script contains the code behind it. */
  const TELEMETRY: boolean;
}

/** `https://www.farekite.example/releases/shell/5e11…/browser/shell.js:1:2345`, or a place of another origin */
const PLACE = /([\w-]+:\/\/[^/\s]+)(?:\/releases\/([\w-]+)\/(\w+)\/(\S+?\.(?:js|css))|\S*?):(\d+):(\d+)\)?$/m;

function labelOf(name: string, version = UNKNOWN_VERSION): string {
  return `${name}@${version}`;
}

/** Neither the message nor another name is told: they may contain what a visitor has typed. */
function nameOf(error: unknown): string {
  return (error instanceof Error && /^[A-Za-z]{0,40}Error$/.exec(error.name)?.[0]) || 'Error';
}

/** @returns `undefined` for a script of an extension or of another origin */
function failureOf(step: FailureStep, cause: unknown, place = ''): Failure | undefined {
  const { stack = place } = (cause ?? {}) as Partial<Error>;
  const [, origin, name, version, file = '', line, column] = PLACE.exec(stack) ?? [];
  if (origin !== location.origin || !name) return undefined;
  return {
    release: labelOf(name, version),
    step,
    error: nameOf(cause),
    frame: { file, line: Number(line), column: Number(column) },
  };
}

/** A `RemoteError`, or any other. */
type Reported = Partial<
  Error & {
    readonly release: { readonly name: string; readonly version?: string };
    readonly step: FailureStep;
  }
>;

/** It is the shell's own, unless it names a remote or a script of one. */
function failureOfError(reported: unknown): Failure {
  const { cause, release: remote, step = 'render' } = (reported ?? {}) as Reported;
  const error = remote ? cause : reported;
  const release = remote ? labelOf(remote.name, remote.version) : (documentPair().split(' ')[0] ?? '');
  const failure = failureOf(step, error);
  return failure && (!remote || failure.release === release)
    ? failure
    : { release, step, error: nameOf(error) };
}

function failureOfEvent(event: Event): Failure | undefined {
  const { blockedURI, sourceFile, lineNumber, columnNumber, error, reason, filename, lineno, colno } =
    event as Partial<ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent>;
  const at = (...place: readonly unknown[]) => place.join(':');
  if (blockedURI !== undefined) {
    const source = at(sourceFile, lineNumber, columnNumber);
    return failureOf('policy', undefined, at(blockedURI, 0, 0)) ?? failureOf('policy', undefined, source);
  }
  // A file that has not come, or has another hash.
  const { src, href } = event.target as Partial<HTMLScriptElement & HTMLLinkElement>;
  if (src ?? href) {
    const failure = failureOf('script', undefined, at(src ?? href, 0, 0));
    // That of a page that was prefetched is told when the page is opened.
    const { route, version } = latest.page ?? {};
    const shown = [documentPair().split(' ')[0], route && labelOf(route.remote, version?.())];
    return shown.includes(failure?.release) ? failure : undefined;
  }
  return failureOf('uncaught', error ?? reason, at(filename, lineno, colno));
}

/** More than visitors open in a document; as many failures fit into a record. */
const MAX_VIEWS = 20;

interface OpenedPage {
  readonly route: Route;
  readonly version: () => string | undefined;
  /** `canary=mfe-deals@77c1…` */
  readonly arm?: () => ArmLabel | undefined;
}

interface OpenedView {
  /** `undefined` for the shell's own. */
  page?: OpenedPage;
  isRepaired: boolean;
  isShown?: boolean;
  failure?: Failure | undefined;
}

let latest: OpenedView = { isRepaired: false };
const opened = [latest];

let settle!: () => void;
/** When the first page has been hydrated or has failed. Marked pure, so that shell.js has no line of this without telemetry. */
export const settled = /* @__PURE__ */ new Promise<void>((resolve) => (settle = resolve));

/** `shell@5e11… mfe-deals@d0d0…` */
export function documentPair(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="generator"]')?.content ?? '';
}

/** Of the shell, which is in all views, or of the remote of the page. */
function documentArm(): ArmLabel | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { description = '' } = navigation?.serverTiming?.find(({ name }) => name === 'page') ?? {};
  return /\w+=\S+$/.exec(description)?.[0] as ArmLabel | undefined;
}

/** Call it behind `if (TELEMETRY)`. */
export const visitViews = {
  open(page: OpenedPage): void {
    // React may render a page more than once before it shows it. What has happened before the first page belongs to it.
    if (latest.page && latest.page !== page && opened.length < MAX_VIEWS) {
      latest = { isRepaired: false };
      opened.push(latest);
    }
    latest.page ??= page;
  },
  repair(): void {
    latest.isRepaired = true;
  },
  show(): void {
    latest.isShown = true;
    settle();
  },
  fail(error: unknown): void {
    settle();
    latest.failure ??= failureOfError(error);
  },
  failBy(event: Event): void {
    latest.failure ??= failureOfEvent(event);
  },
  marks(): ReadonlySet<VisitorMark> {
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
