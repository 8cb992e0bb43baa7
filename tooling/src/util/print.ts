let output: NodeJS.WriteStream & { readonly fd: number } = process.stdout;

/** With --json the output is for the result alone. */
export function printToStandardError(): void {
  output = process.stderr;
}

/** For child processes. */
export function outputFile(): number {
  return output.fd;
}

/** What a command does, which is no part of its result. */
export function print(line: string): void {
  output.write(`${line}\n`);
}

export function printError(message: string): void {
  process.stderr.write(`farekite: ${message}\n`);
}
