import { UserError } from '../util/UserError';

/** The store refuses a request because the policy of the credentials does not allow it. */
export class AccessDenied extends UserError {}
