/** Runs a function in a task of its own. A message begins it, because browsers delay the timers of hidden pages. */
export function runInNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}
