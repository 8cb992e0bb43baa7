/** Tests of a program that npm does not install. `farekite test` knows those that are left out by this title. */
export function describeWith(program: string, isInstalled: boolean, tests: () => void): void {
  (isInstalled ? describe : describe.skip)(`With ${program}`, tests);
}
