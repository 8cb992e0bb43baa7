import type { Page, Request } from 'playwright-core';
import { findingOfConsole, findingOfError } from './findings';

/** An address on the site's own origin as its path. */
function addressOf(request: Request, page: Page): string {
  const [address, site] = [request.url(), page.url()].map((url) => new URL(url));
  if (!address || address.origin !== site?.origin) return request.url();
  return address.pathname + address.search;
}

/** What a page waits for; that it tells a statistic, or keeps a channel open, is not. */
const AWAITED = ['document', 'stylesheet', 'script', 'image', 'font', 'fetch', 'xhr'];

/** Collects what a tab complains of, from its first request on. */
export class Watch {
  readonly findings = new Set<string>();
  /** Resolves as soon as something is found: what does not work need not be waited for. */
  readonly first: Promise<void>;
  private found!: () => void;
  private readonly underWay = new Set<Request>();
  private grownQuiet: () => void = () => undefined;

  constructor(tab: Page) {
    this.first = new Promise((resolve) => {
      this.found = resolve;
    });
    tab.on('console', (message) => {
      if (message.type() === 'error') this.add(findingOfConsole(message.text()));
    });
    tab.on('pageerror', (error) => {
      this.add(findingOfError(error));
    });
    tab.on('request', (request) => {
      if (AWAITED.includes(request.resourceType())) this.underWay.add(request);
    });
    tab.on('requestfinished', (request) => {
      this.end(request);
    });
    tab.on('requestfailed', (request) => {
      this.end(request);
      const reason = request.failure()?.errorText ?? 'no answer';
      // A page may change its mind.
      if (reason !== 'net::ERR_ABORTED') this.add(`failed request: ${addressOf(request, tab)} (${reason})`);
    });
    tab.on('response', (response) => {
      const request = response.request();
      // Of the document itself is said more than that.
      if (request.isNavigationRequest() || response.status() < 400) return;
      this.add(`failed request: ${addressOf(request, tab)} (status ${String(response.status())})`);
    });
  }

  /**
   * Waits until everything that was asked for has come, or failed.
   * @returns whether it did in time
   */
  async untilQuiet(timeoutMs: number): Promise<boolean> {
    if (this.underWay.size === 0) return true;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        resolve(false);
      }, timeoutMs);
      this.grownQuiet = () => {
        clearTimeout(timeout);
        resolve(true);
      };
    });
  }

  add(finding: string | undefined): void {
    if (finding === undefined) return;
    this.findings.add(finding);
    this.found();
  }

  private end(request: Request): void {
    this.underWay.delete(request);
    if (this.underWay.size === 0) this.grownQuiet();
  }
}
