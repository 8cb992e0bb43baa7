/** Runs a function in a task of its own. It is no timer, because browsers let the timers of hidden pages wait. */
export function runInNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}
