import { StoreError } from '../util/UserError';

/** The store is out of reach or disturbed, so that it cannot say anything about any object. */
export class StoreAwayError extends StoreError {}
