/** @throws Error with the address when the response is no JSON object */
export async function readJsonObject(response: Response, address: string): Promise<object> {
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  const value: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`${address} is not JSON`, { cause });
  });
  if (typeof value !== 'object' || !value) throw new Error(`${address} is no object`);
  return value;
}
