/** What could do harm: signals to other processes, native code, open handles, and the ways to every module of Node. */
const POWERS = [
  '_channel',
  '_debugEnd',
  '_debugProcess',
  '_getActiveHandles',
  '_getActiveRequests',
  '_kill',
  '_linkedBinding',
  '_rawDebug',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'execve',
  'exit',
  'getBuiltinModule',
  'initgroups',
  'kill',
  'loadEnvFile',
  'mainModule',
  'openStdin',
  'reallyExit',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'stderr',
  'stdin',
  'stdout',
  'umask',
];

/**
 * Removes the functions from `process` that a page could do harm with. The code of releases is not given that object;
 * this is for the case that it finds a way to it.
 */
export function disarmProcess(): void {
  for (const name of POWERS) Reflect.deleteProperty(process, name);
}
