import { parseVisit, type Visit } from '@farekite/shared/telemetry';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { ShellPointer } from '../release/formats';
import { pointerKey, SHELL_NAME } from '../store/keys';
import type { Refusal } from '../telemetry/VisitMetrics';
import type { ReadObject } from './cacheObjects';
import { readJson } from './findAnswer';

/** Most have 2 kB. */
const MAX_RECORD_BYTES = 16 * 1_024;
/** Of all visitors together. */
const MAX_RECORDS_PER_SECOND = 50;

export interface VisitSink {
  readonly take: (visit: Visit) => Promise<void>;
  readonly refuse?: (reason: Refusal) => void;
}

/** Limits what it takes: whoever can reach the server can send records. */
export function receiveVisits(read: ReadObject, { take, refuse }: VisitSink): MiddlewareHandler {
  let second = 0;
  let records = 0;
  const hasRoom = () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) [second, records] = [now, 0];
    records += 1;
    return records <= MAX_RECORDS_PER_SECOND;
  };
  const limited = bodyLimit({
    maxSize: MAX_RECORD_BYTES,
    onError: (c) => {
      refuse?.('too-large');
      return c.text('Content Too Large\n', 413);
    },
  });
  return createMiddleware(async (c, next) => {
    const shell = await readJson<ShellPointer>(read, pointerKey(SHELL_NAME));
    if (shell?.telemetry?.endpoint !== c.req.path) return next();
    if (!hasRoom()) {
      refuse?.('too-many');
      return c.text('Too Many Requests\n', 429);
    }
    return limited(c, async () => {
      const visit = parseVisit(await c.req.text());
      if (visit) await take(visit);
      else refuse?.('malformed');
      c.res = c.body(null, visit ? 204 : 400);
    });
  });
}
