import type { Page, Request } from 'playwright-core';
import { findingOfConsole, findingOfError } from './findings';

/** An address on the site's own origin as its path. */
function addressOf(request: Request, page: Page): string {
  const [address, site] = [request.url(), page.url()].map((url) => new URL(url));
  if (!address || address.origin !== site?.origin) return request.url();
  return address.pathname + address.search;
}

/** Collects what a tab complains of, from its first request on. */
export class Watch {
  readonly findings = new Set<string>();
  /** Resolves as soon as something is found: what does not work need not be waited for. */
  readonly first: Promise<void>;
  private found!: () => void;

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
    tab.on('requestfailed', (request) => {
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

  add(finding: string | undefined): void {
    if (finding === undefined) return;
    this.findings.add(finding);
    this.found();
  }
}
