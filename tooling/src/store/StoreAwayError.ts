import { StoreError, UserError } from '../util/UserError';

/** The store is out of reach or disturbed, so that it cannot say anything about any object. */
export class StoreAwayError extends StoreError {}

/** Whether an error says that something is wrong with an object or a release. One says nothing while the store is away. */
export function isDamage(error: unknown): error is UserError {
  return error instanceof UserError && !(error instanceof StoreAwayError);
}

/** For `catch`, where damage does not matter. @throws every other error */
export function ignoreDamage(error: unknown): undefined {
  if (isDamage(error)) return undefined;
  throw error;
}
