let output: NodeJS.WriteStream & { readonly fd: number } = process.stdout;

/** From now on {@link print} writes to the standard error, because the output is for the result alone. */
export function printToStandardError(): void {
  output = process.stderr;
}

/** The number of the file that {@link print} writes to, for child processes. */
export function outputFile(): number {
  return output.fd;
}

/** Writes a line about what a command does: to the standard output, unless that is for the result alone. */
export function print(line: string): void {
  output.write(`${line}\n`);
}

/** Writes the message of an error to the standard error, as every command does: `farekite: There is no site in …` */
export function printError(message: string): void {
  process.stderr.write(`farekite: ${message}\n`);
}
