/**
 * Loads the document of the present address again, if the server has an answer for it: offline, the page that is shown
 * is better than the browser's error page. Browsers keep what was typed.
 *
 * @returns rejects when the server has no answer, and does not resolve until the document is there
 */
export async function reloadDocument(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error(`${location.pathname} answered ${String(status)}`);
  location.reload();
  await new Promise(() => undefined);
}
