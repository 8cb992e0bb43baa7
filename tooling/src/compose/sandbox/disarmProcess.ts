/** What Node's permission model leaves open: signals to other processes, native code, and the way to every module. */
const POWERS = [
  '_channel',
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  '_rawDebug',
  'abort',
  'binding',
  'chdir',
  'dlopen',
  'exit',
  'getBuiltinModule',
  'initgroups',
  'kill',
  'loadEnvFile',
  'mainModule',
  'reallyExit',
  'setegid',
  'seteuid',
  'setgid',
  'setgroups',
  'setuid',
  'umask',
];

/**
 * Removes the functions from `process` that a page could do harm with. The code of releases is not given that object;
 * this is for the case that it finds a way to it.
 */
export function disarmProcess(): void {
  for (const name of POWERS) Reflect.deleteProperty(process, name);
}
