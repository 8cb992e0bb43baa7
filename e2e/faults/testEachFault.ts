import type { RemoteRelease } from '@farekite/shared/protocol';
import { test } from './faultsTest';
import { endingsOf, FAULTS, isLate, type Fault } from './matrix';
import type { Visit } from './visitCell';

/** What fails, and how it ends. */
export interface Failure<Part> {
  readonly part: Part;
  readonly fault: Fault;
  /** Whether the file arrives by itself, instead of the visitor trying again. */
  readonly answersLate: boolean;
}

/** Defines a test for each part, each fault and each way in which that may end. */
export function testEachFault<Part extends string>(
  parts: readonly Part[],
  visitAll: (
    visit: Visit & { readonly releases: readonly RemoteRelease[] },
    failure: Failure<Part>,
  ) => Promise<void>,
): void {
  for (const part of parts) {
    for (const fault of FAULTS) {
      for (const { answersLate } of endingsOf(fault)) {
        test(`${part} ${fault}${answersLate ? ', and arrives late' : ''}`, async ({
          page,
          session,
          server,
          releases,
        }) => {
          test.slow();
          if (isLate(fault)) await page.clock.install();
          await visitAll({ page, session, server, releases }, { part, fault, answersLate });
        });
      }
    }
  }
}
