/** The source of a function that takes the arguments as one JSON text and returns the result as another. */
export function pageFunction(run: (...args: never[]) => unknown): string {
  return `async (args) => JSON.stringify({ result: await (${String(run)})(...JSON.parse(args)) })`;
}

/** The result of such a function. */
export function readResult<R>(json: string): R {
  return (JSON.parse(json) as { readonly result: R }).result;
}
