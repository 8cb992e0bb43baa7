/**
 * What the permission model leaves to whoever gets hold of `process`: signals to other processes, and ways to the network,
 * by the modules of Node or by the class of a stream. Native code is refused by both.
 */
const POWERS = [
  '_channel',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  'binding',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  'mainModule',
  'openStdin',
  'stderr',
  'stdin',
  'stdout',
];

/**
 * Removes the functions from `process` that a page could do harm with. The code of releases is not given that object;
 * this is for the case that it finds a way to it.
 */
export function disarmProcess(): void {
  for (const name of POWERS) Reflect.deleteProperty(process, name);
}
