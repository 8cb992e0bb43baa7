/** Writes a line to the standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes the message of an error to the standard error, as every command does: `farekite: There is no site in …` */
export function printError(message: string): void {
  process.stderr.write(`farekite: ${message}\n`);
}
