const NOT_FOUND = 404;

/** Whether the site has removed a file with its release, as it does when many newer ones have been published. */
export async function isRemoved(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === NOT_FOUND,
    () => false,
  );
}
