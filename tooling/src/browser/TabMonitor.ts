import type { Page, Request } from 'playwright-core';
import { findingFromConsoleError, findingFromException } from './findings';

/** The kinds of requests that a page needs. It does not wait for beacons and open connections. */
const AWAITED = ['document', 'stylesheet', 'script', 'image', 'font', 'fetch', 'xhr'];

/** The address of a request; only its path and query when it goes to the site itself. */
function addressOf(request: Request, tab: Page): string {
  const [address, site] = [request.url(), tab.url()].map((url) => new URL(url));
  if (!address || address.origin !== site?.origin) return request.url();
  return address.pathname + address.search;
}

/** Collects the errors and failed requests of a tab, from its first request on. */
export class TabMonitor {
  readonly findings = new Set<string>();
  /** Resolves with the first finding, so that nobody has to wait for a page that has failed already. */
  readonly firstFinding: Promise<void>;
  private resolveFirstFinding!: () => void;
  private readonly pendingRequests = new Set<Request>();
  private onAllAnswered: () => void = () => undefined;

  constructor(tab: Page) {
    this.firstFinding = new Promise((resolve) => {
      this.resolveFirstFinding = resolve;
    });
    tab.on('console', (message) => {
      if (message.type() === 'error') this.add(findingFromConsoleError(message.text()));
    });
    tab.on('pageerror', (error) => {
      this.add(findingFromException(error));
    });
    this.monitorRequests(tab);
  }

  /**
   * Waits until every request has been answered or has failed.
   * @returns `false` when one is still pending after the timeout
   */
  async waitForRequests(timeoutMs: number): Promise<boolean> {
    if (this.pendingRequests.size === 0) return true;
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        resolve(false);
      }, timeoutMs);
      this.onAllAnswered = () => {
        clearTimeout(timeout);
        resolve(true);
      };
    });
  }

  add(finding: string | undefined): void {
    if (finding === undefined) return;
    this.findings.add(finding);
    this.resolveFirstFinding();
  }

  private monitorRequests(tab: Page): void {
    tab.on('request', (request) => {
      if (AWAITED.includes(request.resourceType())) this.pendingRequests.add(request);
    });
    tab.on('requestfinished', (request) => {
      this.removePending(request);
    });
    tab.on('requestfailed', (request) => {
      this.removePending(request);
      const reason = request.failure()?.errorText ?? 'no answer';
      // A page may cancel its own requests.
      if (reason !== 'net::ERR_ABORTED') this.add(`failed request: ${addressOf(request, tab)} (${reason})`);
    });
    tab.on('response', (response) => {
      const request = response.request();
      // The status of the document itself is compared with the expected one.
      if (request.isNavigationRequest() || response.status() < 400) return;
      this.add(`failed request: ${addressOf(request, tab)} (status ${String(response.status())})`);
    });
  }

  private removePending(request: Request): void {
    this.pendingRequests.delete(request);
    if (this.pendingRequests.size === 0) this.onAllAnswered();
  }
}
