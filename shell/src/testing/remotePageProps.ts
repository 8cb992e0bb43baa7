import { TEST_SITE } from '@farekite/shared/testing';
import type { ShownPage } from '../remotes/PageSource';

/** The props that the outlet passes to a remote's page, with mocks for the shell's functions. */
export function createRemotePageProps() {
  return {
    language: 'en' as const,
    site: TEST_SITE,
    navigate: jest.fn(),
    reportError: jest.fn(),
    onShown: jest.fn<undefined, [ShownPage]>(),
  };
}
