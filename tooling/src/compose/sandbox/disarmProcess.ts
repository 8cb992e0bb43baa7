/** What the permission model leaves: signals to other processes, and ways to the network. */
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

/** For the case that the code of a release finds a way to `process`. */
export function disarmProcess(): void {
  for (const name of POWERS) Reflect.deleteProperty(process, name);
}
