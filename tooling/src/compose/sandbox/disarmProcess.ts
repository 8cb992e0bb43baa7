/**
 * What the permission model leaves to whoever gets hold of `process`: signals to other processes, and ways to the modules
 * of Node, which reach the network. Native code is refused by both.
 */
const POWERS = [
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  'binding',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  'mainModule',
];

/**
 * Removes the functions from `process` that a page could do harm with. The code of releases is not given that object;
 * this is for the case that it finds a way to it.
 */
export function disarmProcess(): void {
  for (const name of POWERS) Reflect.deleteProperty(process, name);
}
