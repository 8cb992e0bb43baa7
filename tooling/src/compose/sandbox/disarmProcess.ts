/** What the permission model leaves: signals to other processes, and ways to the network. */
const PROCESSES = ['_debugProcess', '_kill', 'execve', 'kill'];
const MODULES = ['_linkedBinding', 'binding', 'dlopen', 'getBuiltinModule', 'mainModule'];
const HANDLES = ['_channel', '_getActiveHandles', '_getActiveRequests'];
const STREAMS = ['openStdin', 'stderr', 'stdin', 'stdout'];

/** For the case that the code of a release finds a way to `process`. */
export function disarmProcess(): void {
  const powers = [...PROCESSES, ...MODULES, ...HANDLES, ...STREAMS];
  for (const name of powers) Reflect.deleteProperty(process, name);
}
