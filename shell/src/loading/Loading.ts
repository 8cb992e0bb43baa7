import { createStore } from '@farekite/shared/hooks';
import { reportError } from '../errors/reportError';

/** `slow` when an attempt has taken four seconds and goes on, `retrying` when the visitor has asked for another one. */
export type Phase = 'ready' | 'loading' | 'retrying' | 'slow' | 'failed';

/** Calls `end` when everything is there, and rejects when it has failed. */
type Work = (signal: AbortSignal) => Promise<void>;

export const SLOW_AFTER_MS = 4_000;

/** Loads the document again, if the server has an answer for it: this page is better than the browser's error page. */
async function reloadDocument(signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  if (!ok) throw new Error(`${location.pathname} answered ${String(status)}`);
  if (!signal.aborted) location.reload();
  await new Promise(() => undefined);
}

/** The attempts to load what a visitor may have to wait for. Reports when the latest has failed, or is late. */
export class Loading {
  readonly phase = createStore<Phase>('ready');
  private attempt = new AbortController();

  /**
   * @param errorOf makes the error that is reported when something is late
   * @param workAgain after that. @default loads the document, which has the text of its page whatever the remote does
   */
  constructor(
    private readonly errorOf: (cause: Error) => Error,
    private readonly workAgain: Work = reloadDocument,
  ) {}

  begin(work: Work, phase: Phase = 'loading'): void {
    this.end(phase);
    const { signal } = this.attempt;
    const timer = setTimeout(() => {
      reportError(this.errorOf(new Error('there is no answer yet')));
      this.phase.set('slow');
    }, SLOW_AFTER_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    work(signal).catch((error: unknown) => {
      if (!signal.aborted) this.fail(error);
    });
  }

  /** Ends the attempt. What it loads is still shown; that it fails is not reported. */
  end(phase: Phase = 'ready'): void {
    this.attempt.abort();
    this.attempt = new AbortController();
    this.phase.set(phase);
  }

  fail(error: unknown): void {
    reportError(error);
    this.end('failed');
  }

  /** After `slow` the document is loaded at once, which ends the request that hangs. */
  retry(refetchFailed: () => Promise<void>): void {
    const reached = this.phase.get();
    if (reached === 'slow') this.begin(reloadDocument, 'retrying');
    else if (reached === 'failed')
      this.begin((signal) => refetchFailed().then(() => this.workAgain(signal)), 'retrying');
  }
}
