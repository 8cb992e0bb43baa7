declare global {
  interface Window {
    recordedErrors: string[];
  }
}

/** Runs in each document before its own scripts, and records all errors: not every browser tells a test of them. */
export function recordErrors(): void {
  const errors: string[] = (window.recordedErrors = []);
  const recordPrinted =
    (print: (...args: unknown[]) => void) =>
    (...args: unknown[]) => {
      errors.push(args.map(String).join(' '));
      print(...args);
    };
  console.error = recordPrinted(console.error.bind(console));
  console.warn = recordPrinted(console.warn.bind(console));
  const record = (event: Event) => {
    if (event instanceof ErrorEvent) errors.push(event.message);
    else if (event instanceof PromiseRejectionEvent) errors.push(String(event.reason));
    else if (event instanceof SecurityPolicyViolationEvent)
      errors.push(`${event.violatedDirective} refused ${event.blockedURI}`);
    // A preload is a hint; what it is for makes a request of its own.
    else if (event.target instanceof HTMLElement && !event.target.matches('[rel="preload"]'))
      errors.push(`${event.target.outerHTML} did not load`);
  };
  // Files that do not load are reported to their element only: such events do not bubble.
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, record, true);
}
