import * as v from 'valibot';
import type { S3ServerRequest } from './S3Server';

const ACTION = v.picklist(['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:ListBucket']);
/** Without the characters that have another meaning in policies, such as `?` and `${`. */
const PATTERN = v.pipe(v.string(), v.regex(/^[\w.:/*@-]+$/));

const CONDITION = v.union([
  v.strictObject({ StringLike: v.strictObject({ 's3:prefix': PATTERN }) }),
  v.strictObject({ Null: v.strictObject({ 's3:if-none-match': v.literal('false') }) }),
]);

/** The form of the policies in docs/policies. AWS has much more. */
const POLICY = v.strictObject({
  Version: v.literal('2012-10-17'),
  Statement: v.array(
    v.strictObject({
      Sid: v.pipe(v.string(), v.regex(/^[A-Za-z\d]+$/)),
      Effect: v.literal('Allow'),
      Action: v.pipe(v.array(ACTION), v.minLength(1)),
      Resource: v.pipe(v.array(PATTERN), v.minLength(1)),
      Condition: v.exactOptional(CONDITION),
    }),
  ),
});

/** Whether a text matches a pattern, in which a star stands for any characters, slashes included. */
function isLike(text: string, pattern: string): boolean {
  const source = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's').test(text);
}

/** Whether a condition of a statement holds. A request without the header or parameter that it is about has none. */
function isMet(condition: v.InferOutput<typeof CONDITION>, { action, key, ifNoneMatch }: S3ServerRequest) {
  if ('Null' in condition) return ifNoneMatch !== undefined;
  return action === 's3:ListBucket' && isLike(key, condition.StringLike['s3:prefix']);
}

/**
 * Evaluates a policy as an object store does: what no statement allows is denied.
 *
 * @param policy the JSON
 * @returns whether a request to the bucket is allowed
 * @throws an error when the policy has another form than those in docs/policies
 */
export function evaluatePolicy(policy: string, bucket: string, request: S3ServerRequest): boolean {
  const { action, key } = request;
  const resource = `arn:aws:s3:::${bucket}${action === 's3:ListBucket' ? '' : `/${key}`}`;
  return v.parse(POLICY, JSON.parse(policy)).Statement.some(({ Action, Resource, Condition }) => {
    const isNamed = Action.includes(action) && Resource.some((pattern) => isLike(resource, pattern));
    return isNamed && (!Condition || isMet(Condition, request));
  });
}
